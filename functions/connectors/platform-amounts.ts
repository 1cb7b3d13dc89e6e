import { type Cents, centsFromFraction } from '#shared/money/cents.ts'
import { isWithoutCents } from '#shared/money/currencies-without-cents.ts'
import type { TradedCurrency } from '#shared/money/currency.ts'
import { fraction, fractionFromDecimal, multiply } from '#shared/money/fraction.ts'

/** An amount with as many decimals as its currency has, as "1200", "1200.5" or ".50". */
export const centsFromPlatformDecimal = (text: string): Cents =>
  centsFromFraction(multiply(fractionFromDecimal(text.replace(/^(-?)\./, '$10.')), fraction(100n)))

/** An amount as a JSON number in major units: the shortest decimal of such a number is the original one. */
export const centsFromPlatformNumber = (value: number): Cents => {
  const text = String(value)
  return centsFromPlatformDecimal(/e/i.test(text) ? value.toFixed(4) : text)
}

/** An amount as a whole number of the currency's smallest unit. */
export const centsFromSmallestUnit = (amount: number, currency: TradedCurrency): Cents =>
  isWithoutCents(currency) ? amount * 100 : amount
