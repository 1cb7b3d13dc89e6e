import type { CreditFailureReason } from '#shared/credit/credit-limit.schema.ts'
import { convertSales, isCarriedForward, NoExchangeRate } from '#shared/lending/convert-sales.ts'
import { computeCreditLimit, type ExplainedLimit, yearlyNetSalesOf } from '#shared/lending/credit-limit.ts'
import { currencyOfSales } from '#shared/lending/facility-currency.ts'
import { trailingYear } from '#shared/lending/limit-measures.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import { countsUnverifiedSales, unverifiedSalesIn } from '#shared/lending/unverified-sales.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { CompanySales } from './read-shop-sales.ts'

export type LimitDecision =
  | { ok: true; currency: Currency; calculation: ExplainedLimit }
  | { ok: false; reason: CreditFailureReason; calculation?: ExplainedLimit }

/**
 * Throws if a limit rests on rates that were more than a week old when the shops sold: such rates may explain an
 * existing limit, but not justify a new one.
 */
export const requireFreshRates = ({ calculation }: LimitDecision): void => {
  const stale = calculation?.conversions?.find(isCarriedForward)
  if (stale) throw new NoExchangeRate(`the exchange rates of ${stale.last.date} are too old for a new limit`)
}

/** Computes a limit that is about to be requested or granted. Throws as `decideLimit` and `requireFreshRates` do. */
export const decideNewLimit = (sales: CompanySales, terms: ProductTerms): LimitDecision => {
  const decision = decideLimit(sales, terms)
  requireFreshRates(decision)
  return decision
}

/**
 * Computes the limit, or why there is none. Throws if sales have to be converted and no rate was published that early:
 * the caller retries once the rates exist.
 */
export const decideLimit = (sales: CompanySales, terms: ProductTerms): LimitDecision => {
  const { asOf, shops, rates } = sales
  if (shops.length === 0) return { ok: false, reason: 'noShops' }
  const window = trailingYear(asOf)
  const currency = sales.currency ?? currencyOfSales(shops, rates, window)
  const { shops: counted, conversions } = convertSales(shops, currency, rates, window)
  const unverifiedCents = countsUnverifiedSales(terms)
    ? unverifiedSalesIn(sales.unverified ?? [], currency, rates, window)
    : 0
  const calculation: ExplainedLimit = {
    ...computeCreditLimit(counted, asOf, terms, unverifiedCents),
    conversions,
  }
  if (yearlyNetSalesOf(calculation) <= 0) return { ok: false, reason: 'noSales', calculation }
  if (calculation.limitCents === 0) return { ok: false, reason: 'limitZero', calculation }
  return { ok: true, currency, calculation }
}
