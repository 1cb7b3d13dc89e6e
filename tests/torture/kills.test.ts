import { expect, test } from 'vitest'
import { patience, runPart } from './run-part.ts'

test('a stack killed under load and restarted loses nothing and repeats nothing', patience, async () => {
  const [, answers] = /(\d+) outcomes that persist/.exec(await runPart('kills', 1)) ?? []
  expect(Number(answers)).toBeGreaterThan(0)
})
