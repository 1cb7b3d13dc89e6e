import { type Cents, centsFromFraction } from '../money/cents.ts'
import { add, fraction } from '../money/fraction.ts'
import type { BusinessDate } from '../time/business-date.ts'
import {
  type Allocation,
  type AllocationOrder,
  type AllocationPriority,
  allocateRepayment,
  type Due,
  type DueKind,
  defaultAllocationOrder,
} from './allocation.ts'
import type { PrincipalLot } from './principal-lots.ts'
import {
  chargedDaysOn,
  duesOnDate,
  isPastDue,
  principalDueId,
  type RunningDrawdown,
  unearnedInterest,
} from './running-drawdown.ts'

/** What settles a drawdown on a date. */
export interface PayoffAmounts {
  date: BusinessDate
  feeCents: Cents
  overdueInterestCents: Cents
  /** To the date, the minimum tenor's at least. */
  interestCents: Cents
  principalCents: Cents
  /** Upfront interest given back, taken off the total. */
  rebateCents: Cents
  /** What the seller pays: kinds together less the rebate, never below 0. */
  totalCents: Cents
  /** What of the rebate exceeds everything owed, and is paid to the seller. */
  refundCents: Cents
  /** What the total and the rebate settle, to the cent. */
  dues: Due[]
}

const sumOf = (amounts: readonly { amountCents: Cents }[]): Cents =>
  amounts.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** Quotes what settles a drawdown on any date from its payout on. Throws RangeError on an earlier one. */
export const payoffOn = (drawdown: RunningDrawdown, date: BusinessDate): PayoffAmounts => {
  const dues = duesOnDate(drawdown, date)
  const ofKind = (kind: DueKind) => sumOf(dues.filter((due) => due.kind === kind))
  const unearned = unearnedInterest(drawdown.terms, drawdown.lots, date)
  const rebateCents = centsFromFraction(add(drawdown.freedInterest, unearned))
  const balance = sumOf(dues) - rebateCents
  return {
    date,
    feeCents: ofKind('fee'),
    overdueInterestCents: ofKind('overdueInterest'),
    interestCents: ofKind('interest'),
    principalCents: ofKind('principal'),
    rebateCents,
    totalCents: Math.max(0, balance),
    refundCents: Math.max(0, -balance),
    dues,
  }
}

export interface Repayment {
  allocation: Allocation
  /** The drawdown afterwards; nothing is left of it once it is settled. */
  drawdown: RunningDrawdown
  /** The rebate that settled dues together with this repayment; 0 unless it was the last. */
  rebateUsedCents: Cents
  /** The rest of the rebate, to be paid to the seller; 0 unless it was the last. */
  refundCents: Cents
}

const isSome = ({ principalCents }: PrincipalLot): boolean => principalCents > 0

/** The parts of lots that a repayment leaves running, and those that it has repaid. */
const splitLots = (
  lots: readonly PrincipalLot[],
  settled: Allocation['settled'],
): { left: PrincipalLot[]; repaid: PrincipalLot[] } => {
  const paid = new Map(settled.map(({ due, amountCents }) => [due.id, amountCents]))
  const repaid = lots.map((lot) => ({ ...lot, principalCents: paid.get(principalDueId(lot)) ?? 0 }))
  const left = lots.map((lot, index) => ({
    ...lot,
    principalCents: lot.principalCents - (repaid[index]?.principalCents ?? 0),
  }))
  return { left: left.filter(isSome), repaid: repaid.filter(isSome) }
}

/**
 * Repays a drawdown on a date, in part or whole, before or after its due dates. Interest up to the date is charged
 * first, so that the allocation finds it among the dues; what reaches principal that still runs prepays the lot that
 * falls due next. Upfront interest that this frees is set against the last repayment. A surplus is left in the
 * allocation. Throws RangeError as `payoffOn` and `allocateRepayment` do.
 */
export const repayDrawdown = (
  drawdown: RunningDrawdown,
  amountCents: Cents,
  date: BusinessDate,
  order: AllocationOrder = defaultAllocationOrder,
  priority: AllocationPriority = 'kind',
): Repayment => {
  const payoff = payoffOn(drawdown, date)
  const settles = amountCents >= payoff.totalCents
  const rebateUsedCents = settles ? payoff.rebateCents - payoff.refundCents : 0
  const allocation = allocateRepayment(amountCents + rebateUsedCents, payoff.dues, order, priority)
  const running = drawdown.lots.filter((lot) => !isPastDue(lot, date))
  const { left, repaid } = splitLots(running, allocation.settled)
  const runningIds = new Set(running.map(principalDueId))
  const charged = allocation.remaining
    .filter(({ due }) => !runningIds.has(due.id))
    .map(({ due, amountCents: owed }) => ({ ...due, amountCents: owed }))
  const freed = unearnedInterest(drawdown.terms, repaid, date)
  return {
    allocation,
    rebateUsedCents,
    refundCents: settles ? payoff.refundCents : 0,
    drawdown: {
      ...drawdown,
      lots: left,
      charged,
      chargedDays: chargedDaysOn(drawdown, date),
      freedInterest: settles ? fraction(0n) : add(drawdown.freedInterest, freed),
    },
  }
}
