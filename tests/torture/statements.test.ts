import { expect, test } from 'vitest'
import { patience, runPart } from './run-part.ts'

test(
  'each of a hundred statement lines is booked once or explained, even concurrently',
  patience,
  async () => {
    expect(await runPart('statements', 100)).toBe('100 lines, each booked once or explained; 20 at once')
  },
)
