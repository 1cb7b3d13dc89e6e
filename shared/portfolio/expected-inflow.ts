import { chargeLot } from '../drawdown/charge-lot.ts'
import { chargeWeek } from '../drawdown/charge-week.ts'
import { type ChargedPrice, type ChargedSoFar, nextDueDateOf, type Unbilled } from '../drawdown/unbilled.ts'
import { rebateTotal } from '../lending/rebate.ts'
import { shareOfSales } from '../lending/sales-share.ts'
import { type Cents, centsFromFraction } from '../money/cents.ts'
import { fraction, multiply } from '../money/fraction.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { hongKongCalendar } from '../time/hong-kong-holidays.ts'

const weeksInYear = 52n

/** What is forecast of a facility's sales, and what its terms say of a week. */
export interface SalesForecast {
  yearlyNetSalesCents: Cents
  minimumRepaymentCents: Cents
  minimumInterestDays: number
}

/** What a week of sales repays if it is like the mean of the year that the limit rests on. */
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

/** What a seller is expected to pay of a drawdown on a day. */
export interface ExpectedDue {
  dueDate: BusinessDate
  /** What is given back as it falls due is off it. */
  principalCents: Cents
  interestCents: Cents
  feeCents: Cents
  /** By a week that is supposed, not by the schedule. */
  isSupposed: boolean
}

export const expectedTotal = ({ principalCents, interestCents, feeCents }: ExpectedDue): Cents =>
  principalCents + interestCents + feeCents

/**
 * What is still to be charged of a drawdown, by the day on which it falls due if all before is paid on its day: by its
 * schedule, and for a share of sales by weeks like the mean of the last year, charged by the rule of the weeks until
 * nothing is left or the end of the tenor asks for the rest.
 */
export const expectedDues = (
  price: ChargedPrice,
  uncharged: Unbilled,
  forecast: SalesForecast,
  /** Fees that passed costs on: they count towards the ceiling of the law. */
  passThroughFees?: ChargedSoFar,
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
      : chargeLot(price, forecast.minimumInterestDays, left)
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

/** The same as amounts by day: what is to come in. */
export const expectedInflow = (
  price: ChargedPrice,
  uncharged: Unbilled,
  forecast: SalesForecast,
  passThroughFees?: ChargedSoFar,
): { date: BusinessDate; cents: Cents }[] =>
  expectedDues(price, uncharged, forecast, passThroughFees).map((due) => ({
    date: due.dueDate,
    cents: expectedTotal(due),
  }))
