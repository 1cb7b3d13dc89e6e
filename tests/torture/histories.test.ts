import { expect, test } from 'vitest'
import { patience, runPart } from './run-part.ts'

test('the books are in order after every act of random histories', patience, async () => {
  const [, acts] = /2 histories, (\d+) acts/.exec(await runPart('histories', 2)) ?? []
  expect(Number(acts)).toBeGreaterThan(20)
})
