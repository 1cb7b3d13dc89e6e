import { expect, test } from 'vitest'
import { everyAct } from '#shared/desk/all-acts.ts'
import { manualBookingActs } from '../../../../functions/desk/payments/list-manual-bookings.ts'

test('what is booked without a line of the bank is done by acts of the desk', async () => {
  const acts = new Set(everyAct.map(({ name }) => name))
  expect(manualBookingActs.filter((name) => !acts.has(name))).toEqual([])
})
