import { expect, test } from 'vitest'
import { patience, runPart } from './run-part.ts'

test('the books of random loans tie in each month', patience, async () => {
  expect(await runPart('books', 1)).toContain('1 histories, 8 loans: the books tie in each month')
})
