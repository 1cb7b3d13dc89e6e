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
import {
  chargedDaysOn,
  duesOnDate,
  feeOn,
  isPastDue,
  nothingWaived,
  type OutstandingDrawdown,
  principalDueId,
} from './outstanding-drawdown.ts'
import type { PrincipalLot } from './principal-lots.ts'
import { addRebates, type Rebate, rebateOn, rebateTotal, solveRebate } from './rebate.ts'

/** The amounts that settle a drawdown on a date. */
export interface PayoffAmounts {
  date: BusinessDate
  feeCents: Cents
  overdueInterestCents: Cents
  /** To the date, at least for the minimum tenor; the seller's part. */
  interestCents: Cents
  /** The red packet's part, in addition. */
  packetCents: Cents
  principalCents: Cents
  /** The upfront deductions that are given back, subtracted from the total. */
  rebate: Rebate
  /** The seller's payment: all kinds less the rebate. */
  totalCents: Cents
  /** The dues that total and rebate settle, to the cent. */
  dues: Due[]
}

const sumOf = (amounts: readonly { amountCents: Cents }[]): Cents =>
  amounts.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** Quotes the settlement of a drawdown on any date from its payout on. Throws RangeError on an earlier one. */
export const payoffOn = (drawdown: OutstandingDrawdown, date: BusinessDate): PayoffAmounts => {
  const { dues, packetCents } = duesOnDate(drawdown, date)
  const ofKind = (kind: DueKind) => sumOf(dues.filter((due) => due.kind === kind))
  const { terms, lots, waived = nothingWaived } = drawdown
  const rebate = addRebates(rebateOn(terms, lots, date), waived.upfront)
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
  /** The allocation of money and rebate together. */
  allocation: Allocation
  /** The rebate for the repaid principal, which repays principal itself. */
  rebate: Rebate
  /** The red packet's part of the charged interest. */
  packetCents: Cents
  /** The drawdown afterwards; empty once it is settled. */
  drawdown: OutstandingDrawdown
}

const isSome = ({ principalCents }: PrincipalLot): boolean => principalCents > 0

/** The outstanding and the repaid parts of lots. */
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
 * Repays a drawdown on a date, in part or whole, before or after its due dates. Fee and interest up to the date are
 * charged first, so that the allocation finds them among the dues; money that reaches outstanding principal prepays the
 * next lot. Upfront deductions for the days that this principal does not run are given back at once, and repay further
 * principal. A surplus is left in the allocation. Throws RangeError as `payoffOn` and `allocateRepayment` do.
 */
export const repayDrawdown = (
  drawdown: OutstandingDrawdown,
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
  const { upfront: waivedUpfront } = drawdown.waived ?? nothingWaived
  const waivedCents = rebateTotal(waivedUpfront)
  const withWaivedCents = amountCents + waivedCents
  const otherCents = solveRebate(rebateTotal(payoff.rebate) - waivedCents, (cents) =>
    rebateTotal(repayWith(withWaivedCents + cents).rebate),
  )
  const { allocation, lots, rebate } = repayWith(withWaivedCents + otherCents)
  const runningIds = new Set(running.map(principalDueId))
  const charged = allocation.remaining
    .filter(({ due }) => !runningIds.has(due.id))
    .map(({ due, amountCents: owed }) => ({ ...due, amountCents: owed }))
  return {
    allocation,
    rebate: addRebates(rebate, waivedUpfront),
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
