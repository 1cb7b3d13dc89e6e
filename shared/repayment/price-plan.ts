import { type AllocationOrder, type AllocationPriority, allocateRepayment } from '../lending/allocation.ts'
import { highestEffectiveRate, type Loan } from '../lending/effective-rate.ts'
import { elapsedBetween } from '../lending/elapsed.ts'
import type { Cents } from '../money/cents.ts'
import { type BusinessCalendar, nextBusinessDay } from '../time/business-calendar.ts'
import { addDays, addMonths, type BusinessDate } from '../time/business-date.ts'
import {
  type ChargeAmounts,
  chargeAsOf,
  chargedOverdueInterest,
  duesOf,
  overdueInterestUpTo,
  settleCharge,
  settledByKind,
  sumOfKinds,
} from './charge-order.ts'
import { reverseOverdue } from './charge-order-changes.ts'
import { type PlanInterval, type PlanTerms, withPlanHold } from './payment-plan.ts'

/** The order in which a repayment settles a charge order. */
export interface PlanAllocation {
  allocationOrder: AllocationOrder
  allocationPriority: AllocationPriority
}

/** The debt of a drawdown, by charge orders: the open ones, and those that will be raised. */
export interface PlannedDebt {
  charges: readonly ChargeAmounts[]
  allocation: PlanAllocation
}

/** The dates of a plan's instalments, each moved to the next business day. */
export const planDates = (
  firstDate: BusinessDate,
  count: number,
  interval: PlanInterval,
  calendar: BusinessCalendar,
): BusinessDate[] =>
  Array.from({ length: count }, (_, index) => {
    const date =
      interval === 'month'
        ? addMonths(firstDate, index)
        : addDays(firstDate, index * (interval === 'week' ? 7 : 14))
    return nextBusinessDay(calendar, date)
  })

interface Paying {
  payments: Cents[]
  /** Overdue interest that accrues under the plan. */
  interestCents: Cents
}

/** The oldest charge order first; within one, in the order of a repayment. */
const pay = (
  charges: readonly ChargeAmounts[],
  amountCents: Cents,
  date: BusinessDate,
  { allocationOrder, allocationPriority }: PlanAllocation,
): ChargeAmounts[] => {
  let left = amountCents
  return charges.map((charge) => {
    if (charge.dueDate > date || left === 0) return charge
    const allocation = allocateRepayment(left, duesOf(charge), allocationOrder, allocationPriority)
    left = allocation.surplusCents
    return settleCharge(charge, settledByKind(allocation), date)
  })
}

const owedOn = (charges: readonly ChargeAmounts[], date: BusinessDate): Cents =>
  charges.reduce((sum, { dueDate, owedCents }) => (dueDate <= date ? sum + sumOfKinds(owedCents) : sum), 0)

/** The payment on each date: at most `levelCents`, at most what has fallen due, and all that is left on the last. */
const payLevel = (
  { charges, allocation }: PlannedDebt,
  dates: readonly BusinessDate[],
  levelCents: Cents,
): Paying => {
  let standing = charges.toSorted((a, b) => a.dueDate.localeCompare(b.dueDate))
  let interestCents = 0
  const payments = dates.map((date, index) => {
    const accrued = standing.map((charge) => (charge.dueDate <= date ? chargeAsOf(charge, date) : charge))
    const owed = owedOn(accrued, date)
    interestCents += owed - owedOn(standing, date)
    const amountCents = index === dates.length - 1 ? owed : Math.min(levelCents, owed)
    standing = pay(accrued, amountCents, date, allocation)
    return amountCents
  })
  return { payments, interestCents }
}

/** The least amount at which the last payment is not above the others. */
const levelOf = (debt: PlannedDebt, dates: readonly BusinessDate[], highestCents: Cents): Cents => {
  let [low, high] = [1, highestCents]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const last = payLevel(debt, dates, middle).payments.at(-1) ?? 0
    if (last <= middle) high = middle
    else low = middle + 1
  }
  return low
}

/** A charge order on a day: without the overdue interest of later days, as far as it is owed. */
const asOf = (charge: ChargeAmounts, date: BusinessDate): ChargeAmounts => {
  const beyond = chargedOverdueInterest(charge) - overdueInterestUpTo(charge, date)
  return beyond > 0
    ? reverseOverdue(charge, Math.min(beyond, charge.owedCents.overdueInterest))
    : chargeAsOf(charge, date)
}

export interface PricedPlan {
  instalments: PlanTerms['instalments']
  /** What is owed and what will fall due by the agreement, with overdue interest up to the plan's first day. */
  owedCents: Cents
  /** The overdue interest that accrues while the plan is kept. */
  interestCents: Cents
}

/**
 * Equal instalments of a drawdown's debt, the last one being the rest. They add up to the debt and the plan's interest.
 * Undefined if one of the dates has nothing to pay, or if something falls due after the last one.
 */
export const pricePlan = (
  debt: PlannedDebt,
  { dates, ...terms }: Pick<PlanTerms, 'from' | 'interest' | 'grace'> & { dates: readonly BusinessDate[] },
): PricedPlan | undefined => {
  const last = dates.at(-1)
  if (!last || debt.charges.some(({ dueDate }) => dueDate > last)) return undefined
  const unpriced = { ...terms, instalments: dates.map((dueDate) => ({ dueDate, amountCents: 0 })) }
  const owed = debt.charges.map((charge) =>
    charge.dueDate <= terms.from ? asOf(charge, terms.from) : charge,
  )
  const planned = { ...debt, charges: owed.map((charge) => withPlanHold(charge, unpriced)) }
  const owedCents = owed.reduce((sum, charge) => sum + sumOfKinds(charge.owedCents), 0)
  // Interest on the whole debt to the last date bounds every payment.
  const bound = payLevel(planned, [last], 0).payments[0] ?? owedCents
  const { payments, interestCents } = payLevel(planned, dates, levelOf(planned, dates, bound))
  if (payments.some((amountCents) => amountCents === 0)) return undefined
  return {
    instalments: dates.map((dueDate, index) => ({ dueDate, amountCents: payments[index] ?? 0 })),
    owedCents,
    interestCents,
  }
}

/** The highest reading of a loan's effective rate: by what was paid, and by the instalments of a plan. */
export const rateWithPlan = (
  { borrowedCents, deductionsCents, drawdownDate }: Omit<Loan, 'payments'> & { drawdownDate: BusinessDate },
  paid: readonly { date: BusinessDate; cents: Cents }[],
  instalments: PlanTerms['instalments'],
) =>
  highestEffectiveRate({
    borrowedCents,
    deductionsCents,
    payments: [...paid, ...instalments.map(({ dueDate: date, amountCents: cents }) => ({ date, cents }))].map(
      ({ date, cents }) => {
        const { days, monthDays } = elapsedBetween(drawdownDate, date)
        return { amountCents: cents, dayOffset: days, monthDays }
      },
    ),
  })
