import { chargeLot } from '../drawdown/charge-lot.ts'
import { chargeWeek } from '../drawdown/charge-week.ts'
import { type ChargedPrice, nextDueDateOf, type Uncharged } from '../drawdown/uncharged.ts'
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

/**
 * What is still to be charged of a drawdown, by the day on which it falls due if all before is paid on its day: by its
 * schedule, and for a share of sales by weeks like the mean of the last year, charged by the rule of the weeks until
 * nothing is left or the end of the tenor asks for the rest.
 */
export const expectedInflow = (
  price: ChargedPrice,
  uncharged: Uncharged,
  forecast: SalesForecast,
): { date: BusinessDate; cents: Cents }[] => {
  const found: { date: BusinessDate; cents: Cents }[] = []
  const { salesSharePercent } = price.repayment
  const weekCents = salesSharePercent ? ordinaryWeek(salesSharePercent, forecast) : 0
  let left = uncharged
  while (left.lots.length > 0) {
    const isWeek =
      left.weekEnding !== undefined && nextDueDateOf(left, hongKongCalendar) !== left.lots[0]?.dueDate
    const due = isWeek
      ? chargeWeek(price, left, weekCents, hongKongCalendar)
      : chargeLot(price, forecast.minimumInterestDays, left)
    const cents = due.principalCents - rebateTotal(due.rebate) + due.interestCents + due.feeCents
    if (cents > 0) found.push({ date: due.dueDate, cents })
    left = due.left
  }
  return found
}
