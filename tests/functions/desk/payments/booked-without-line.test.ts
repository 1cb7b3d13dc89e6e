import { expect, test } from 'vitest'
import { loadEveryAct } from '../../../../functions/desk/engine/acts.ts'
import { bookedWithoutLine } from '../../../../functions/desk/payments/list-manual-bookings.ts'

test('what is booked without a line of the bank is done by acts of the desk', async () => {
  const acts = new Set((await loadEveryAct()).map(({ name }) => name))
  expect(bookedWithoutLine.filter((name) => !acts.has(name))).toEqual([])
})
