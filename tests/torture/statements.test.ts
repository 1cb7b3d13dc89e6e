import { expect, test } from 'vitest'
import { patience, runPart } from './run-part.ts'

test(
  'of a hundred lines of statements, each is booked once or explained, at once too',
  patience,
  async () => {
    expect(await runPart('statements', 100)).toBe('100 lines, each booked once or explained; 20 at once')
  },
)
