import { expect, test } from 'vitest'
import { partOf } from '../../../web/desk/ui/bars.tsx'

test('a bar’s length is its share of the whole, at most 1', () => {
  expect(['44.20', '0.00', '100.00', '120.00', null].map(partOf)).toEqual([0.442, 0, 1, 1, 0])
})
