import type { Posting } from '#shared/ledger/posting.ts'
import { firstBookingOf } from '#shared/ledger/rebooking.ts'
import { drawdownIdOfCharge } from '../data/charge-orders.ts'
import { listEveryPayment } from '../data/payments.ts'
import type { Table } from '../data/table.ts'

/** The charge order of each of a company's payments. */
export const chargesOfPayments = async (table: Table, companyId: string): Promise<Map<string, string>> => {
  const charges = new Map<string, string>()
  for await (const { paymentId, chargeId } of listEveryPayment(table, companyId))
    charges.set(paymentId, chargeId)
  return charges
}

/** The drawdown of a posting on a loan, through its drawdown, payment or charge order id. */
export const drawdownOfPosting = (
  { postingId, chargeId }: Pick<Posting, 'postingId' | 'chargeId'>,
  chargeOfPayment: ReadonlyMap<string, string>,
): string => {
  if (chargeId) return drawdownIdOfCharge(chargeId)
  const [, kind = '', cause = ''] = /^(?:reversal:)?([^:]+):(.*)$/.exec(firstBookingOf(postingId)) ?? []
  if (kind === 'repayment-received') return drawdownIdOfCharge(chargeOfPayment.get(cause) ?? '')
  return cause.replace(/@(?:\d+|payout)$/, '')
}
