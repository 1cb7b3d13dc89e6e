import { principalOf } from '#shared/drawdown/unbilled.ts'
import { balancesOf } from '#shared/ledger/balances.ts'
import type { Posting, PostingKind } from '#shared/ledger/posting.ts'
import { firstBookingOf } from '#shared/ledger/rebooking.ts'
import { receivableOf } from '#shared/ledger/repayment-postings.ts'
import { reversalIdOf, reversalOf } from '#shared/ledger/reversal.ts'
import { dueKinds } from '#shared/lending/allocation.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, drawdownIdOfCharge } from '../../data/charge-orders.ts'
import { type Drawdown, unbilledOf } from '../../data/drawdowns.ts'
import type { StoredPosting } from '../../data/ledger.ts'

/** The kinds of postings for a drawdown from its payout on, without repayments. */
const kinds: readonly PostingKind[] = [
  'drawdown-paid-out',
  'interest-posted',
  'fee-posted',
  'packet-applied',
  'rebate-given',
  'overdue-interest-posted',
  'overdue-interest-taken-back',
  'fee-charged',
  'charge-waived',
  'charge-written-off',
]

/** The drawdown of such a posting: through its charge order, or by its id. */
const drawdownIdOf = ({ postingId, kind, chargeId }: Posting): string =>
  chargeId
    ? drawdownIdOfCharge(chargeId)
    : firstBookingOf(postingId)
        .slice(`${kind}:`.length)
        .replace(/@payout$/, '')
        .replace(/@\d+$/, '')

/**
 * The reversals of all postings since the drawdown's payout that were not reversed before: the ledger is then as if it
 * had never been paid out. Throws unless they match the debts of the drawdown and its charge orders.
 */
export const returnedPostings = (
  drawdown: Drawdown,
  charges: readonly ChargeOrder[],
  postings: readonly StoredPosting[],
  today: BusinessDate,
): Posting[] => {
  const { drawdownId, status, price } = drawdown
  const ids = new Set(postings.map(({ postingId }) => postingId))
  const mirrors = postings
    .filter((each) => kinds.includes(each.kind) && drawdownIdOf(each) === drawdownId)
    .filter(({ postingId }) => !ids.has(reversalIdOf(postingId)))
    .map((each) => reversalOf(each, today))
  const change = balancesOf(mirrors)
  const unchargedCents = status === 'paid out' ? principalOf(unbilledOf(drawdown).lots) : 0
  for (const kind of dueKinds) {
    const owedCents =
      charges.reduce((sum, charge) => sum + charge.owedCents[kind], 0) +
      (kind === 'principal' ? unchargedCents : 0)
    if (change[receivableOf[kind]] !== 0 - owedCents)
      throw new Error(
        `drawdown ${drawdownId} owes ${owedCents} of ${kind}, not ${change[receivableOf[kind]]}`,
      )
  }
  if (change.pendingDrawdown !== price.amountCents)
    throw new Error(`drawdown ${drawdownId} was paid out ${change.pendingDrawdown}`)
  return mirrors
}
