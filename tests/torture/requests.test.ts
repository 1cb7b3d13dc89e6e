import { expect, test } from 'vitest'
import { patience, runPart } from './run-part.ts'

// A little of `ids` is among the requests.
test('every call by everybody is answered as declared and touches nothing of others', patience, async () => {
  const [, sent, done] = /^(\d+) requests, (\d+) of \d+ calls done/.exec(await runPart('requests', 150)) ?? []
  expect(Number(sent)).toBe(150)
  expect(Number(done)).toBeGreaterThan(20)
})
