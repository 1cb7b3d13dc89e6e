import { expect, test } from 'vitest'
import { patience, runPart } from './run-part.ts'

test('in random histories the books are in order after every act', patience, async () => {
  const [, acts] = /4 histories, (\d+) acts/.exec(await runPart('histories', 4)) ?? []
  expect(Number(acts)).toBeGreaterThan(20)
})
