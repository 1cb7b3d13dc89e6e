import { chargeLot } from '../drawdown/charge-lot.ts'
import { chargeWeek } from '../drawdown/charge-week.ts'
import {
  type ChargedPrice,
  type CumulativeCharges,
  nextDueDateOf,
  type Unbilled,
} from '../drawdown/unbilled.ts'
import { rebateTotal } from '../lending/rebate.ts'
import { shareOfSales } from '../lending/sales-share.ts'
import { type Cents, centsFromFraction } from '../money/cents.ts'
import { fraction, multiply } from '../money/fraction.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { hongKongCalendar } from '../time/hong-kong-holidays.ts'

const weeksInYear = 52n

/** A forecast of a facility's sales, with its weekly terms. */
export interface SalesForecast {
  yearlyNetSalesCents: Cents
  minimumRepaymentCents: Cents
  minimumInterestDays: number
}

/** The repayment of a week with the mean sales of the limit's year. */
const ordinaryWeek = (
  sharePercent: string,
  { yearlyNetSalesCents, minimumRepaymentCents }: SalesForecast,
): Cents =>
  Math.max(
    minimumRepaymentCents,
    centsFromFraction(
      multiply(fraction(BigInt(Math.max(0, yearlyNetSalesCents)), weeksInYear), shareOfSales(sharePercent)),
    ),
  )

/** A seller's expected payment for a drawdown on a day. */
export interface ExpectedDue {
  dueDate: BusinessDate
  /** Less its rebate. */
  principalCents: Cents
  interestCents: Cents
  feeCents: Cents
  /** From an assumed week, not from the schedule. */
  isSupposed: boolean
}

export const expectedTotal = ({ principalCents, interestCents, feeCents }: ExpectedDue): Cents =>
  principalCents + interestCents + feeCents

/**
 * The uncharged dues of a drawdown, by due date, if all earlier ones are paid on their day. They follow its schedule;
 * those of a share of sales follow assumed weeks, with last year's mean sales, until nothing is left or the tenor ends
 * and the rest falls due.
 */
export const expectedDues = (
  price: ChargedPrice,
  uncharged: Unbilled,
  forecast: SalesForecast,
  /** Pass-through fees: they count towards the statutory ceiling. */
  passThroughFees?: CumulativeCharges,
): ExpectedDue[] => {
  const found: ExpectedDue[] = []
  const { salesSharePercent } = price.repayment
  const weekCents = salesSharePercent ? ordinaryWeek(salesSharePercent, forecast) : 0
  let left = uncharged
  while (left.lots.length > 0) {
    const isWeek =
      left.weekEnding !== undefined && nextDueDateOf(left, hongKongCalendar) !== left.lots[0]?.dueDate
    const due = isWeek
      ? chargeWeek(price, left, weekCents, hongKongCalendar, passThroughFees)
      : chargeLot(price, forecast.minimumInterestDays, left, passThroughFees)
    const expected: ExpectedDue = {
      dueDate: due.dueDate,
      principalCents: due.principalCents - rebateTotal(due.rebate),
      interestCents: due.interestCents,
      feeCents: due.feeCents,
      isSupposed: left.weekEnding !== undefined,
    }
    if (expectedTotal(expected) > 0) found.push(expected)
    left = due.left
  }
  return found
}

/** The same as amounts by day: expected receipts. */
export const expectedInflow = (
  price: ChargedPrice,
  uncharged: Unbilled,
  forecast: SalesForecast,
  passThroughFees?: CumulativeCharges,
): { date: BusinessDate; cents: Cents }[] =>
  expectedDues(price, uncharged, forecast, passThroughFees).map((due) => ({
    date: due.dueDate,
    cents: expectedTotal(due),
  }))
