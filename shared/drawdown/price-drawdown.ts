import {
  type DrawdownPrice,
  type PriceRequest,
  type PricingTerms,
  priceBulletDrawdown,
} from '../lending/drawdown-price.ts'
import type { Cents } from '../money/cents.ts'
import { daysBetween } from '../time/business-date.ts'
import { fastestRepaymentDays } from './fastest-repayment.ts'

/**
 * Prices a drawdown of a facility, and holds it to the law's ceiling from the day on which the company's sales could
 * repay it. Quote and payout are priced by this one rule. Throws RangeError as `priceBulletDrawdown` does.
 */
export const priceDrawdown = (
  { terms, yearlyNetSalesCents }: { terms: PricingTerms; yearlyNetSalesCents: Cents },
  drawdown: Omit<PriceRequest, 'terms' | 'fastestRepaymentDays'>,
): DrawdownPrice =>
  priceBulletDrawdown({
    ...drawdown,
    terms,
    fastestRepaymentDays: fastestRepaymentDays(
      drawdown.amountCents,
      yearlyNetSalesCents,
      daysBetween(drawdown.drawdownDate, drawdown.dueDate),
    ),
  })
