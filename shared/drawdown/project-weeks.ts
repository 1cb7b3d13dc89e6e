import { payoutCentsOf } from '../lending/drawdown-price.ts'
import { elapsedBetween } from '../lending/elapsed.ts'
import { checkEffectiveRate, rateReadings } from '../lending/policy.ts'
import type { DrawOutcome } from '../lending/project-scenarios.ts'
import { rebateTotal } from '../lending/rebate.ts'
import type { Pace } from '../lending/sales-bands.ts'
import { shareOfSales } from '../lending/sales-share.ts'
import { type Cents, centsFromFraction, centsFromInteger } from '../money/cents.ts'
import { type Fraction, fraction, multiply } from '../money/fraction.ts'
import { hongKongCalendar } from '../time/hong-kong-holidays.ts'
import { chargeLot } from './charge-lot.ts'
import { chargeWeek } from './charge-week.ts'
import { type ChargedPrice, nextDueDateOf, unbilledAtPayout } from './unbilled.ts'

/** Converts a twelfth of a year to a week. */
const monthsToWeeks = fraction(12n, 52n)

/**
 * The projection of a share of sales if every week is the mean week of a month at a pace, charged by the rule of the
 * weeks until nothing is left or the end of the tenor demands the rest. Every charge is paid on its day. Throws
 * RangeError unless the price is one of a share of sales.
 */
export const projectWeeks = (
  price: ChargedPrice,
  {
    minimumInterestDays,
    minimumRepaymentCents,
  }: { minimumInterestDays: number; minimumRepaymentCents: Cents },
  pace: Pace,
  monthlySales: Fraction,
): DrawOutcome => {
  const { amountCents, drawdownDate, repayment } = price
  const share = shareOfSales(repayment.salesSharePercent ?? '')
  const weekCents = Math.max(
    minimumRepaymentCents,
    centsFromFraction(multiply(monthlySales, monthsToWeeks, share)),
  )
  const payments: { amountCents: Cents; dayOffset: number; monthDays: number }[] = []
  let uncharged = unbilledAtPayout(price)
  let repaidBy = drawdownDate
  let leftOnDueDateCents = 0
  while (uncharged.lots.length > 0) {
    const end = uncharged.lots[0]?.dueDate
    const isEnd = nextDueDateOf(uncharged, hongKongCalendar) === end
    const due = isEnd
      ? chargeLot(price, minimumInterestDays, uncharged)
      : chargeWeek(price, uncharged, weekCents, hongKongCalendar)
    const paidCents = due.principalCents - rebateTotal(due.rebate) + due.interestCents + due.feeCents
    if (paidCents > 0) {
      const { days, monthDays } = elapsedBetween(drawdownDate, due.dueDate)
      payments.push({ amountCents: paidCents, dayOffset: days, monthDays })
      repaidBy = due.dueDate
    }
    if (isEnd) leftOnDueDateCents = Math.max(0, paidCents - weekCents)
    uncharged = due.left
  }
  const payoutCents = payoutCentsOf(price)
  const costCents = payments.reduce((sum, payment) => sum + payment.amountCents, 0) - payoutCents
  const { byDays, highest } = rateReadings({
    borrowedCents: amountCents,
    deductionsCents: amountCents - payoutCents,
    payments,
  })
  return {
    pace,
    monthlySalesCents: centsFromInteger(monthlySales.numerator / monthlySales.denominator),
    repaymentCents: weekCents,
    repaidBy,
    costCents,
    leftOnDueDateCents,
    effectiveRatePercent: byDays.percent,
    highestRatePercent: highest.percent,
    verdict: checkEffectiveRate(highest),
  }
}
