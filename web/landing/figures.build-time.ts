import { exampleConditions } from '#shared/drawdown/example-conditions.ts'
import { priceExampleDrawdown } from '#shared/drawdown/price-example-drawdown.ts'
import { reviewDays } from '#shared/kyc/review-time.ts'
import { monthsInWindow } from '#shared/lending/limit-measures.ts'
import { effectiveRateCap } from '#shared/lending/policy.ts'
import { optionOf, type ProductTerms, productTerms } from '#shared/lending/product-terms.ts'
import { decimalFromCents } from '#shared/money/cents.ts'

const currency = 'USD'
const limitCents = 52_000_00
const usedCents = 12_000_00
const drawnCents = 10_000_00

const { small_shop_financing: shop, revenue_credit_automation: revenue, payoneer: platform } = productTerms

/** The sample of a seller's home: one drawdown, repaid at once on its due date. */
const sampleOf = (terms: ProductTerms) => {
  const option = optionOf(terms, 'bullet')
  if (!option) throw new Error('nothing of this product is repaid at once')
  const { price, costCents } = priceExampleDrawdown({
    conditions: exampleConditions,
    terms,
    option,
    amountCents: drawnCents,
    monthlySalesCents: limitCents,
    sharePercent: terms.salesShares.lowest,
  })
  return {
    currency,
    limit: decimalFromCents(limitCents),
    used: decimalFromCents(usedCents),
    available: decimalFromCents(limitCents - usedCents),
    drawn: decimalFromCents(drawnCents),
    days: price.tenorDays,
    rate: price.effectiveRatePercent,
    rateDate: price.benchmark.date,
    interest: decimalFromCents(costCents),
    total: decimalFromCents(price.totalCents),
  }
}

export const sample = sampleOf(shop)

/** Figures in the texts of the pages' first part. */
export const textFigures = {
  minimum: shop.minimumDrawdownCents / 100,
  limitCap: revenue.limitCapCents / 100,
  months: monthsInWindow,
  review: `${reviewDays.shortest}–${reviewDays.longest}`,
  methods: revenue.repayment.length,
  platformCurrency: platform.currencyRule.from === 'product' ? platform.currencyRule.currency : currency,
  cap: effectiveRateCap,
} as const
