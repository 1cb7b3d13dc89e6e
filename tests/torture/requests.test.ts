import { expect, test } from 'vitest'
import { patience, runPart } from './run-part.ts'

// The requests include a sample of `ids`.
test(
  'every call by every caller gets a declared response and touches no other company’s data',
  patience,
  async () => {
    const [, sent, done] =
      /^(\d+) requests, (\d+) of \d+ calls done/.exec(await runPart('requests', 150)) ?? []
    expect(Number(sent)).toBe(150)
    expect(Number(done)).toBeGreaterThan(20)
  },
)
