import type { BusinessDate } from '../time/business-date.ts'
import { type Cents, centsFromFraction, fractionFromCents } from './cents.ts'
import { laterCurrencies, type TradedCurrency, tradedCurrencies } from './currency.ts'
import {
  divide,
  type Fraction,
  fraction,
  fractionFromDecimal,
  multiply,
  significantFromFraction,
} from './fraction.ts'

/** The currencies with published euro rates. */
export type QuotedCurrency = Exclude<TradedCurrency, 'EUR' | 'CNH'>

export const quotedCurrencies: readonly QuotedCurrency[] = tradedCurrencies.filter(
  (currency) => currency !== 'EUR' && currency !== 'CNH',
)

/**
 * The currency whose rate is taken. The European Central Bank publishes one rate of the renminbi; offshore it has differed
 * by little, and a source of its own would need a second publisher.
 */
const quotedAs = (currency: Exclude<TradedCurrency, 'EUR'>): QuotedCurrency =>
  currency === 'CNH' ? 'CNY' : currency

type LaterCurrency = (typeof laterCurrencies)[number]

/** The currencies that every stored day has. */
export const firstCurrencies = quotedCurrencies.filter(
  (currency): currency is Exclude<QuotedCurrency, LaterCurrency> =>
    !(laterCurrencies as readonly TradedCurrency[]).includes(currency),
)

/** The reference rates of one day: the value of one euro in each currency, decimal strings as published. */
export interface ReferenceRates {
  date: BusinessDate
  perEuro: Readonly<
    Record<Exclude<QuotedCurrency, LaterCurrency>, string> & { [currency in LaterCurrency]?: string }
  >
  /** The publisher. */
  source: string
}

/** Significant digits of a displayed rate; amounts are converted by the exact one. */
const shownDigits = 6

/** True if a day's rates have the currency. */
export const hasRate = ({ perEuro }: Pick<ReferenceRates, 'perEuro'>, currency: TradedCurrency): boolean =>
  currency === 'EUR' || perEuro[quotedAs(currency)] !== undefined

const euroIn = ({ date, perEuro }: ReferenceRates, currency: TradedCurrency): Fraction => {
  if (currency === 'EUR') return fraction(1n)
  const rate = perEuro[quotedAs(currency)]
  if (rate === undefined) throw new RangeError(`The rates of ${date} do not have ${currency}`)
  return fractionFromDecimal(rate)
}

/**
 * The value of one unit of `from` in `to`, exactly: the euro in `to` over the euro in `from`. Throws RangeError if the
 * day does not have both.
 */
export const crossRate = (rates: ReferenceRates, from: TradedCurrency, to: TradedCurrency): Fraction =>
  from === to ? fraction(1n) : divide(euroIn(rates, to), euroIn(rates, from))

/** An amount in another currency, half-up to the cent. A refund, given as a negative amount, has the size of its sale. */
export const convertCents = (cents: Cents, rate: Fraction): Cents =>
  centsFromFraction(multiply(fractionFromCents(cents), rate))

/** A rate for display: six significant digits, "0.748000" or "19644.7". */
export const shownRate = (rate: Fraction): string => significantFromFraction(rate, shownDigits)

/**
 * The rates in force on a date: those of the date, or the last published before it, however long before. Undefined if
 * there are none that early with all of `currencies`. `days` are in the order of dates.
 */
export const ratesOn = (
  days: readonly ReferenceRates[],
  date: BusinessDate,
  currencies: readonly TradedCurrency[] = [],
): ReferenceRates | undefined =>
  days.findLast((rates) => rates.date <= date && currencies.every((currency) => hasRate(rates, currency)))
