import { type BusinessDate, daysBetween } from '../time/business-date.ts'
import { type Cents, centsFromFraction, fractionFromCents } from './cents.ts'
import {
  type EnteredCurrency,
  isEnteredCurrency,
  laterCurrencies,
  type TradedCurrency,
  tradedCurrencies,
} from './currency.ts'
import {
  divide,
  type Fraction,
  fraction,
  fractionFromDecimal,
  multiply,
  significantFromFraction,
} from './fraction.ts'

/** The currencies with published euro rates. */
export type QuotedCurrency = Exclude<TradedCurrency, 'EUR' | 'CNH' | EnteredCurrency>

export const quotedCurrencies: readonly QuotedCurrency[] = tradedCurrencies.filter(
  (currency) => currency !== 'EUR' && currency !== 'CNH' && !isEnteredCurrency(currency),
)

/**
 * The currency whose rate is used. The European Central Bank publishes one rate of the renminbi; the offshore rate has
 * differed by little, and would need a second publisher.
 */
const quotedAs = (currency: Exclude<TradedCurrency, 'EUR' | EnteredCurrency>): QuotedCurrency =>
  currency === 'CNH' ? 'CNY' : currency

type LaterCurrency = (typeof laterCurrencies)[number]

/** The currencies that every stored day has. */
export const firstCurrencies = quotedCurrencies.filter(
  (currency): currency is Exclude<QuotedCurrency, LaterCurrency> =>
    !(laterCurrencies as readonly TradedCurrency[]).includes(currency),
)

/** The currencies that an entered rate may be quoted in. */
export const quoteCurrencies = ['USD', 'EUR', 'HKD'] as const
export type QuoteCurrency = (typeof quoteCurrencies)[number]

/** A rate that two people of the lender entered: the units of the currency for one of `per`. */
export interface EnteredRate {
  per: QuoteCurrency
  /** A decimal string. */
  rate: string
  /** Who published it, as the lender named it. */
  source: string
  enteredBy: string
  approvedBy?: string
  /** Counts its corrections. */
  version: number
}

/** An entered rate is in force on its day and for so many days after it. */
export const enteredRateDays = 7

/** The reference rates of one day: the value of one euro in each currency, decimal strings as published. */
export interface ReferenceRates {
  date: BusinessDate
  perEuro: Readonly<
    Record<Exclude<QuotedCurrency, LaterCurrency>, string> & { [currency in LaterCurrency]?: string }
  >
  /** The publisher. */
  source: string
  /** Rates that were entered for this very day. */
  entered?: { readonly [currency in EnteredCurrency]?: EnteredRate }
}

/** Significant digits of a displayed rate; amounts are converted by the exact one. */
const shownDigits = 6

/** True if a day's rates have the currency. */
export const hasRate = (
  { perEuro, entered }: Pick<ReferenceRates, 'perEuro' | 'entered'>,
  currency: TradedCurrency,
): boolean => {
  if (currency === 'EUR') return true
  return isEnteredCurrency(currency)
    ? entered?.[currency] !== undefined
    : perEuro[quotedAs(currency)] !== undefined
}

const euroIn = (rates: ReferenceRates, currency: TradedCurrency): Fraction => {
  if (currency === 'EUR') return fraction(1n)
  const { date, perEuro, entered } = rates
  if (isEnteredCurrency(currency)) {
    const found = entered?.[currency]
    if (!found) throw new RangeError(`The rates of ${date} do not have ${currency}`)
    return multiply(fractionFromDecimal(found.rate), euroIn(rates, found.per))
  }
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
 * there are none that early with all of `currencies`, or entered ones are no longer in force. `days` are in the order of
 * dates.
 */
export const ratesOn = (
  days: readonly ReferenceRates[],
  date: BusinessDate,
  currencies: readonly TradedCurrency[] = [],
): ReferenceRates | undefined => {
  const found = days.findLast(
    (rates) => rates.date <= date && currencies.every((currency) => hasRate(rates, currency)),
  )
  const hasEnded =
    found !== undefined &&
    currencies.some(isEnteredCurrency) &&
    daysBetween(found.date, date) > enteredRateDays
  return hasEnded ? undefined : found
}
