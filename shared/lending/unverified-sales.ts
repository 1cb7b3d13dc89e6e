import type { Cents } from '../money/cents.ts'
import type { Currency, TradedCurrency } from '../money/currency.ts'
import type { ReferenceRates } from '../money/exchange-rates.ts'
import { type Fraction, fraction, fractionFromDecimal } from '../money/fraction.ts'
import { addDays, addMonths, type BusinessDate } from '../time/business-date.ts'
import { convertSales, NoExchangeRate } from './convert-sales.ts'
import type { DateRange } from './limit-measures.ts'

const none = fraction(0n)

/** The part of unverified sales that a limit counts; none by terms of earlier versions. */
export const unverifiedShareOf = ({
  unverifiedSalesPercent = '0',
}: {
  unverifiedSalesPercent?: string | undefined
}): Fraction => fractionFromDecimal(unverifiedSalesPercent)

/** Whether a limit counts a part of unverified sales. */
export const countsUnverifiedSales = (terms: Parameters<typeof unverifiedShareOf>[0]): boolean =>
  unverifiedShareOf(terms).numerator > none.numerator

/** A month of a shop whose seller uploads its orders. */
export interface UnverifiedMonth {
  /** `YYYY-MM`, in Hong Kong. */
  month: string
  currency: TradedCurrency
  sales: Cents
  refunds: Cents
}

const lastDayOf = (month: string): BusinessDate => addDays(addMonths(`${month}-01`, 1), -1)

/** 0 without a rate: an upload in a currency that cannot be converted must not hold up a limit. */
const netOf = (
  { month, currency, sales, refunds }: UnverifiedMonth,
  to: Currency,
  rates: readonly ReferenceRates[],
  window: DateRange,
): Cents => {
  const sold = {
    platform: 'any',
    currency,
    days: [{ date: lastDayOf(month), salesCents: sales, refundsCents: refunds }],
  }
  try {
    const [converted] = convertSales([sold], to, rates, window).shops
    return converted?.days.reduce((sum, day) => sum + day.salesCents - day.refundsCents, 0) ?? 0
  } catch (error) {
    if (error instanceof NoExchangeRate) return 0
    throw error
  }
}

/**
 * The net sales of the whole months within `window`, each at the rate of its last day, never below 0. Only monthly sums
 * of an upload are stored.
 */
export const unverifiedSalesIn = (
  months: readonly UnverifiedMonth[],
  to: Currency,
  rates: readonly ReferenceRates[],
  window: DateRange,
): Cents =>
  Math.max(
    0,
    months
      .filter(({ month }) => `${month}-01` >= window.from && lastDayOf(month) < window.to)
      .reduce((sum, each) => sum + netOf(each, to, rates, window), 0),
  )
