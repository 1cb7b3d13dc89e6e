import { expect, test } from 'vitest'
import { patience, runPart } from './run-part.ts'

test(
  'the daily close and the end of a month cost the same per facility, whatever their number',
  patience,
  async () => {
    expect(await runPart('close', 40)).toMatch(/^20, 40 facilities/)
  },
)
