import { principalOf } from '#shared/drawdown/unbilled.ts'
import { balancesOf } from '#shared/ledger/balances.ts'
import type { Posting, PostingKind } from '#shared/ledger/posting.ts'
import { receivableOf } from '#shared/ledger/repayment-postings.ts'
import { reversalIdOf, reversalOf } from '#shared/ledger/reversal.ts'
import { dueKinds } from '#shared/lending/allocation.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, drawdownIdOfCharge } from '../../data/charge-orders.ts'
import { type Drawdown, unchargedOf } from '../../data/drawdowns.ts'
import type { StoredPosting } from '../../data/ledger.ts'

/** What is posted of a drawdown from its payout on, money that came for it aside. */
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

/** The drawdown that such a posting is about: by its charge order, or by what names it. */
const drawdownIdOf = ({ postingId, kind, chargeId }: Posting): string =>
  chargeId
    ? drawdownIdOfCharge(chargeId)
    : postingId
        .slice(`${kind}:`.length)
        .replace(/@payout$/, '')
        .replace(/@\d+$/, '')

/**
 * The mirrors of all that was posted of a drawdown since its money went out and was not taken back before: with them it is as if it
 * had never gone. Throws where that is not what the drawdown and its charge orders still owe.
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
  const unchargedCents = status === 'paid out' ? principalOf(unchargedOf(drawdown).lots) : 0
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
