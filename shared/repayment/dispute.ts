import type { Posting } from '../ledger/posting.ts'
import { overdueInterestReversed } from '../ledger/repayment-postings.ts'
import { addDays, type BusinessDate } from '../time/business-date.ts'
import { accrueOverdue, overdueCauseOf } from './accrue-overdue.ts'
import {
  type ChargeAmounts,
  chargedOverdueInterest,
  type Hold,
  overdueInterestUpTo,
  sumOfKinds,
} from './charge-order.ts'
import { reverseOverdue, statusAfter } from './charge-order-changes.ts'
import type { ChargeOrderStatus } from './charge-order-states.ts'
import type { DisputeOutcome } from './dispute-outcomes.ts'

/** A seller's dispute of a charge order, and the lender's reply. */
export interface Dispute {
  raisedOn: BusinessDate
  raisedAt: string
  /** The user who raised it. */
  raisedBy: string
  words: string
  fileId?: string
  outcome?: DisputeOutcome
  /** The reply to the seller; absent if the seller withdrew it. */
  answer?: string
  /** When it was decided or withdrawn. */
  answeredAt?: string
}

/** The maximum number of disputes of one charge order. */
export const maxDisputes = 5

/** The lender's deadline in days: beyond it a rejected dispute bears no overdue interest. */
export const daysToAnswer = 14

type Disputable = ChargeAmounts & {
  chargeId: string
  version: number
  status: ChargeOrderStatus
  disputes?: readonly Dispute[]
}

interface Restated<C> {
  charge: C
  overdue: Posting | undefined
}

/** The undecided dispute. */
export const openDispute = ({ disputes = [] }: Pick<Disputable, 'disputes'>): Dispute | undefined =>
  disputes.find(({ outcome }) => outcome === undefined)

/** A charge order on hold from a dispute's day on: interest accrued before is charged, and no more accrues. */
export const disputeCharge = <C extends Disputable>(stored: C, dispute: Dispute): Restated<C> => {
  const { charge, overdue } = accrueOverdue(stored, dispute.raisedOn)
  return {
    charge: {
      ...charge,
      status: 'suspend',
      disputes: [...(stored.disputes ?? []), dispute],
      holds: [...(stored.holds ?? []), { from: dispute.raisedOn }],
    },
    overdue,
  }
}

const holdOf = (
  outcome: DisputeOutcome,
  { raisedOn, wrongSince, answeredOn }: Record<'raisedOn' | 'wrongSince' | 'answeredOn', BusinessDate>,
): Hold[] => {
  const from = outcome === 'upheld' ? wrongSince : addDays(raisedOn, daysToAnswer)
  return from < answeredOn ? [{ from, to: answeredOn }] : []
}

/**
 * A charge order after its dispute was decided or withdrawn: it is collected again. If upheld, no overdue interest is
 * owed from `wrongSince` on, and interest charged since is reversed. Otherwise it is owed as without a dispute, except
 * for the days beyond the lender's deadline. Undefined if interest to be reversed was paid or waived since.
 */
export const answerDispute = <C extends Disputable>(
  stored: C,
  answer: { outcome: DisputeOutcome; words?: string; wrongSince?: BusinessDate; answeredAt: string },
  today: BusinessDate,
): Restated<C> | undefined => {
  const dispute = openDispute(stored)
  if (!dispute) throw new RangeError(`nobody disputes charge order ${stored.chargeId}`)
  const { outcome, words, wrongSince = dispute.raisedOn, answeredAt } = answer
  const held: C = {
    ...stored,
    holds: [
      ...(stored.holds ?? []).filter(({ to }) => to !== undefined),
      ...holdOf(outcome, { raisedOn: dispute.raisedOn, wrongSince, answeredOn: today }),
    ],
    disputes: (stored.disputes ?? []).map((each) =>
      each === dispute ? { ...each, outcome, ...(words ? { answer: words } : {}), answeredAt } : each,
    ),
  }
  const beyondCents = chargedOverdueInterest(held) - overdueInterestUpTo(held, today)
  if (beyondCents > held.owedCents.overdueInterest) return undefined
  const { charge, overdue }: Restated<C> =
    beyondCents > 0
      ? {
          charge: reverseOverdue(held, beyondCents),
          overdue: {
            ...overdueInterestReversed(overdueCauseOf(held), today, beyondCents),
            chargeId: held.chargeId,
          },
        }
      : accrueOverdue(held, today)
  return { charge: { ...charge, status: statusAfter({ ...charge, status: 'active' }) }, overdue }
}

/**
 * A charge order after a settlement. Payment of all that is owed ends an undecided dispute: the suspended days stay free
 * of interest, and interest runs again from today if the payment bounces.
 */
export const afterSettlement = <C extends Disputable>(
  settled: C,
  { today, at }: { today: BusinessDate; at: string },
): C => {
  const dispute = openDispute(settled)
  if (settled.status !== 'suspend' || !dispute || sumOfKinds(settled.owedCents) > 0)
    return { ...settled, status: statusAfter(settled) }
  const { raisedOn } = dispute
  return {
    ...settled,
    status: statusAfter({ ...settled, status: 'active' }),
    holds: [
      ...(settled.holds ?? []).filter(({ to }) => to !== undefined),
      ...(raisedOn < today ? [{ from: raisedOn, to: today }] : []),
    ],
    disputes: (settled.disputes ?? []).map((each) =>
      each === dispute ? { ...each, outcome: 'paid', answeredAt: at } : each,
    ),
  }
}
