import type { CreditFailureReason } from '#shared/credit/credit-limit.schema.ts'
import { computeCreditLimit, type ExplainedLimit, yearlyNetSalesOf } from '#shared/lending/credit-limit.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import { type Currency, currencySchema } from '#shared/money/currency.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import type { CompanySales } from './read-shop-sales.ts'

export type LimitDecision =
  | { ok: true; currency: Currency; calculation: ExplainedLimit }
  | { ok: false; reason: CreditFailureReason; calculation?: ExplainedLimit }

/** Computes the limit, or says why there is none. */
export const decideLimit = (
  { currencies, shops }: CompanySales,
  terms: ProductTerms,
  today: BusinessDate,
): LimitDecision => {
  const [first, other] = currencies
  if (!first) return { ok: false, reason: 'noShops' }
  if (other) return { ok: false, reason: 'mixedCurrencies' }
  const { data: currency } = currencySchema.safeParse(first)
  if (!currency) return { ok: false, reason: 'otherCurrency' }
  if (terms.currencyRule.from === 'product' && terms.currencyRule.currency !== currency)
    return { ok: false, reason: 'otherCurrency' }
  const calculation = computeCreditLimit(shops, today, terms)
  if (yearlyNetSalesOf(calculation) <= 0) return { ok: false, reason: 'noSales', calculation }
  if (calculation.limitCents === 0) return { ok: false, reason: 'limitZero', calculation }
  return { ok: true, currency, calculation }
}
