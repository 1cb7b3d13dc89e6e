import type { Cents } from '../money/cents.ts'
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
import { otherRebate, type Rebate, rebateOn, rebateTotal } from './rebate.ts'
import {
  chargedDaysOn,
  duesOnDate,
  feeOn,
  isPastDue,
  principalDueId,
  type RunningDrawdown,
} from './running-drawdown.ts'

/** What settles a drawdown on a date. */
export interface PayoffAmounts {
  date: BusinessDate
  feeCents: Cents
  overdueInterestCents: Cents
  /** To the date, the minimum tenor's at least; what the seller pays of it. */
  interestCents: Cents
  /** What a red packet pays of it besides. */
  packetCents: Cents
  principalCents: Cents
  /** What was taken at the payout and is given back, taken off the total. */
  rebate: Rebate
  /** What the seller pays: kinds together less the rebate. */
  totalCents: Cents
  /** What the total and the rebate settle, to the cent. */
  dues: Due[]
}

const sumOf = (amounts: readonly { amountCents: Cents }[]): Cents =>
  amounts.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** Quotes what settles a drawdown on any date from its payout on. Throws RangeError on an earlier one. */
export const payoffOn = (drawdown: RunningDrawdown, date: BusinessDate): PayoffAmounts => {
  const { dues, packetCents } = duesOnDate(drawdown, date)
  const ofKind = (kind: DueKind) => sumOf(dues.filter((due) => due.kind === kind))
  const rebate = rebateOn(drawdown.terms, drawdown.lots, date)
  return {
    date,
    feeCents: ofKind('fee'),
    overdueInterestCents: ofKind('overdueInterest'),
    interestCents: ofKind('interest'),
    packetCents,
    principalCents: ofKind('principal'),
    rebate,
    totalCents: sumOf(dues) - rebateTotal(rebate),
    dues,
  }
}

export interface Repayment {
  /** What the money and what is given back settle together. */
  allocation: Allocation
  /** Given back for the principal that is repaid, and repays principal itself. */
  rebate: Rebate
  /** What a red packet paid of the interest that was charged. */
  packetCents: Cents
  /** The drawdown afterwards; nothing is left of it once it is settled. */
  drawdown: RunningDrawdown
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
 * Repays a drawdown on a date, in part or whole, before or after its due dates. Fee and interest up to the date are charged
 * first, so that the allocation finds them among the dues; what reaches principal that still runs prepays the lot that
 * falls due next. What was taken at the payout for the days that this principal does not run is given back at once, and
 * repays principal besides. A surplus is left in the allocation. Throws RangeError as `payoffOn` and
 * `allocateRepayment` do.
 */
export const repayDrawdown = (
  drawdown: RunningDrawdown,
  amountCents: Cents,
  date: BusinessDate,
  order: AllocationOrder = defaultAllocationOrder,
  priority: AllocationPriority = 'kind',
): Repayment => {
  const payoff = payoffOn(drawdown, date)
  const running = drawdown.lots.filter((lot) => !isPastDue(lot, date))
  const repayWith = (cents: Cents) => {
    const allocation = allocateRepayment(cents, payoff.dues, order, priority)
    const lots = splitLots(running, allocation.settled)
    return { allocation, lots, rebate: rebateOn(drawdown.terms, lots.repaid, date) }
  }
  const otherCents = otherRebate(rebateTotal(payoff.rebate), (cents) =>
    rebateTotal(repayWith(amountCents + cents).rebate),
  )
  const { allocation, lots, rebate } = repayWith(amountCents + otherCents)
  const runningIds = new Set(running.map(principalDueId))
  const charged = allocation.remaining
    .filter(({ due }) => !runningIds.has(due.id))
    .map(({ due, amountCents: owed }) => ({ ...due, amountCents: owed }))
  return {
    allocation,
    rebate,
    packetCents: payoff.packetCents,
    drawdown: {
      ...drawdown,
      ...(drawdown.packetLeftCents === undefined
        ? {}
        : { packetLeftCents: drawdown.packetLeftCents - payoff.packetCents }),
      lots: lots.left,
      charged,
      chargedDays: chargedDaysOn(drawdown, date),
      feeProgress: feeOn(drawdown, date).progress,
    },
  }
}
