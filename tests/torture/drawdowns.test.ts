import { expect, test } from 'vitest'
import { patience, runPart } from './run-part.ts'

test('of a hundred concurrent drawdowns, those within the limit are accepted', patience, async () => {
  const [, accepted, refused] = /(\d+) accepted, (\d+) refused/.exec(await runPart('drawdowns', 1)) ?? []
  expect(Number(accepted) + Number(refused)).toBe(100)
  expect(Number(accepted)).toBeGreaterThan(20)
  expect(Number(refused)).toBeGreaterThan(20)
})
