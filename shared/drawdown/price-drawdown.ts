import {
  type DrawdownPrice,
  type PriceRequest,
  type PricingTerms,
  priceSchedule,
} from '../lending/drawdown-price.ts'
import type { Cents } from '../money/cents.ts'
import { daysBetween } from '../time/business-date.ts'

const daysInYear = 365n

/**
 * Days until a company's whole net sales, at last year's daily average, add up to an amount; at least 1 and at most
 * `tenorDays`. The effective rate is checked against the caps from this day on, for a seller may repay as fast as it
 * sells.
 */
export const fastestRepaymentDays = (
  amountCents: Cents,
  yearlyNetSalesCents: Cents,
  tenorDays: number,
): number => {
  if (yearlyNetSalesCents <= 0) return tenorDays
  const sales = BigInt(yearlyNetSalesCents)
  const days = (BigInt(amountCents) * daysInYear + sales - 1n) / sales
  return days > BigInt(tenorDays) ? tenorDays : Math.max(1, Number(days))
}

/**
 * Prices a drawdown of a facility, and checks it against the statutory ceiling from the day on which the company's
 * sales could repay it. Quote and payout use this one rule. Throws RangeError as `priceSchedule` does.
 */
export const priceDrawdown = (
  { terms, yearlyNetSalesCents }: { terms: PricingTerms; yearlyNetSalesCents: Cents },
  drawdown: Omit<PriceRequest, 'terms' | 'fastestRepaymentDays'>,
): DrawdownPrice =>
  priceSchedule({
    ...drawdown,
    terms,
    fastestRepaymentDays: fastestRepaymentDays(
      drawdown.amountCents,
      yearlyNetSalesCents,
      daysBetween(drawdown.drawdownDate, drawdown.dueDates.at(-1) ?? drawdown.drawdownDate),
    ),
  })
