import { expect, test } from 'vitest'
import { patience, runPart } from './run-part.ts'

test('the close of a day costs the same for each facility, however many there are', patience, async () => {
  expect(await runPart('close', 40)).toMatch(/^20, 40 facilities/)
})
