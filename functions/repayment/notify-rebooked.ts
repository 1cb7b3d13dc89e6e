import type { Cents } from '#shared/money/cents.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import type { ChargeOrder } from '../data/charge-orders.ts'
import { money, nonZeroMoney, notify } from '../data/notifications.ts'
import type { Payment } from '../data/payments.ts'
import type { Table, Write } from '../data/table.ts'
import type { RebookedEntry } from './rebook-receipts.ts'

/** The change of the money held for the payer by a rebooking of a charge order's entries. */
export const newlyHeldCents = ({ surplusCents = 0 }: Payment, rebooked: readonly RebookedEntry[]): Cents =>
  rebooked.reduce((sum, { kind, before, after }) => {
    const settledLess = sumOfKinds(before.settledCents) - sumOfKinds(after.settledCents)
    return kind === 'waiver' ? sum : sum + settledLess
  }, surplusCents)

/**
 * Notifies the seller of a receipt that was found late, and of what changed on a bill and statements that they may have
 * by then.
 */
export const notifyRebooked = (
  table: Table,
  {
    before,
    after,
    posted,
    rebooked,
  }: { before: ChargeOrder; after: ChargeOrder; posted: Payment; rebooked: readonly RebookedEntry[] },
  now: Date,
): Write => {
  const { companyId, chargeId, currency } = after
  const { paymentId, postedCents = 0, valueDate = '' } = posted
  return notify(
    table,
    companyId,
    'repayment-rebooked',
    {
      received: money(postedCents, currency),
      receivedOn: valueDate,
      formerOverdueInterest: money(before.chargedCents.overdueInterest, currency),
      overdueInterest: money(after.chargedCents.overdueInterest, currency),
      formerOutstanding: money(sumOfKinds(before.owedCents), currency),
      outstanding: money(sumOfKinds(after.owedCents), currency),
      surplus: nonZeroMoney(newlyHeldCents(posted, rebooked), currency),
    },
    { eventId: `repayment-posted:${paymentId}`, now, target: chargeId },
  )
}
