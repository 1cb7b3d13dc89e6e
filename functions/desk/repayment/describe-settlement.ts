import { dueKinds } from '#shared/lending/allocation.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { newlyHeldCents } from '../../repayment/notify-rebooked.ts'
import type { RebookedEntry } from '../../repayment/rebook-receipts.ts'
import type { Settlement, Unsettled } from '../../repayment/settle-payment.ts'
import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'

/** A booking before or after it was booked again. */
export const describeEntry = ({ kind, id, date }: RebookedEntry, amounts: RebookedEntry['before']) => ({
  ...(kind === 'receipt' ? { paymentId: id } : { postingId: id }),
  valueDate: date,
  ...Object.fromEntries(
    dueKinds.flatMap((due) =>
      amounts.settledCents[due] === 0 ? [] : [[due, decimalFromCents(amounts.settledCents[due])]],
    ),
  ),
  ...(amounts.surplusCents > 0 ? { surplus: decimalFromCents(amounts.surplusCents) } : {}),
})

/**
 * A settlement for its audit entry. One that rebooks shows the charge order as of today before and after it, and each
 * booking that changes, for the two people who decide on it.
 */
export const describeSettlement = ({ posted, before, after, rebooked }: Settlement) => {
  const { paymentId, postedCents = 0, recoveredCents = 0, surplusCents = 0, valueDate } = posted
  const overdue = ({ chargedCents }: typeof after) => decimalFromCents(chargedCents.overdueInterest)
  return {
    before: {
      paymentId,
      outstanding: decimalFromCents(sumOfKinds(before.owedCents)),
      ...(rebooked
        ? {
            overdueInterest: overdue(before),
            rebooked: rebooked.map((entry) => describeEntry(entry, entry.before)),
          }
        : {}),
    },
    after: {
      paymentId,
      posted: decimalFromCents(postedCents),
      valueDate,
      outstanding: decimalFromCents(sumOfKinds(after.owedCents)),
      ...(recoveredCents > 0 ? { recovered: decimalFromCents(recoveredCents) } : {}),
      surplus: decimalFromCents(rebooked ? newlyHeldCents(posted, rebooked) : surplusCents),
      ...(rebooked
        ? {
            overdueInterest: overdue(after),
            rebooked: rebooked.map((entry) => describeEntry(entry, entry.after)),
          }
        : {}),
    },
  }
}

/** Why later bookings cannot be booked again. */
export const obstacles = {
  'facility closed': 'the facility is closed',
  'written off': 'a part of the charge order was written off',
  inconsistent: 'its bookings do not add up to what is owed on the charge order',
  'too many': 'more was booked after it than one transaction can book again',
} as const

const noun = {
  receipt: 'repayment',
  held: 'application of held money',
  fee: 'fee',
  waiver: 'waiver',
} as const

/** Why a payment cannot be posted with its value date. */
export const refuseFailedSettlement = (unsettled: Unsettled, date: BusinessDate): DeskRefusal => {
  if (unsettled.obstacle !== 'later bookings')
    return refuseAct(
      'wrongState',
      `the money cannot be counted from ${date} among what was booked since: ${obstacles[unsettled.obstacle]}`,
    )
  const named = unsettled.later.map(({ entry }) => `${noun[entry.kind]} of ${entry.date}`).join(', ')
  return refuseAct(
    'ruleBroken',
    `bookings of days after ${date} precede it (${named || 'overdue interest'}): this needs rebooksLater, which reverses them and books them again in their order`,
    [{ field: 'rebooksLater', rule: 'required' }],
  )
}
