import { expect, test } from 'vitest'
import { patience, runPart } from './run-part.ts'

test(
  'killed under load and started again, the stack has lost nothing and done nothing twice',
  patience,
  async () => {
    const [, answers] = /(\d+) answers that still hold/.exec(await runPart('kills', 1)) ?? []
    expect(Number(answers)).toBeGreaterThan(0)
  },
)
