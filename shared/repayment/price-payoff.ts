import type { DrawdownPrice } from '../lending/drawdown-price.ts'
import { type PayoffAmounts, payoffOn } from '../lending/payoff.ts'
import type { ProductTerms } from '../lending/product-terms.ts'
import type { Cents } from '../money/cents.ts'
import { fraction } from '../money/fraction.ts'
import type { BusinessDate } from '../time/business-date.ts'

/**
 * Prices the settlement of a drawdown on a day from its payout to its due date: principal, and interest to that day.
 * Quote and posting are priced by this one rule. Throws RangeError on an earlier day.
 */
export const pricePayoff = (
  price: Pick<
    DrawdownPrice,
    'amountCents' | 'interestCents' | 'ratePercent' | 'dayCountBasis' | 'drawdownDate' | 'dueDate'
  >,
  terms: Pick<ProductTerms, 'minimumInterestDays' | 'graceDays' | 'overdueMultiplier'>,
  date: BusinessDate,
): PayoffAmounts & { savedCents: Cents } => {
  const quote = payoffOn(
    {
      terms: {
        ratePercent: price.ratePercent,
        basis: price.dayCountBasis,
        drawdownDate: price.drawdownDate,
        minimumInterestDays: terms.minimumInterestDays,
        timing: 'maturity',
        graceDays: terms.graceDays,
        overdueMultiplier: terms.overdueMultiplier,
      },
      lots: [{ dueDate: price.dueDate, principalCents: price.amountCents }],
      chargedDays: 0,
      charged: [],
      freedInterest: fraction(0n),
    },
    date,
  )
  return { ...quote, savedCents: price.interestCents - quote.interestCents }
}
