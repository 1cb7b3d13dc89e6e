import { isWithoutCents } from '../money/currencies-without-cents.ts'
import { intlLocale } from './intl-locale.ts'
import type { Locale } from './locales.ts'

const noBreakSpace = '\u00a0'

/** English has short months, which the narrowest table has room for: "1 Nov 2026". */
const monthStyle = (locale: Locale) => (locale === 'en' ? 'short' : 'long')

const utc = (locale: Locale, options: Intl.DateTimeFormatOptions, date: string): string =>
  new Intl.DateTimeFormat(intlLocale[locale], { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

const hongKong = (locale: Locale, options: Intl.DateTimeFormatOptions, instant: string): string =>
  new Intl.DateTimeFormat(intlLocale[locale], {
    // With individual options: `dateStyle` would format the month of zh-HK as a number, unlike all other dates.
    year: 'numeric',
    month: monthStyle(locale),
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Hong_Kong',
    ...options,
  }).format(new Date(instant))

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/**
 * The parts of an amount, so that the cents can be set in a lighter weight. The currency code is first, never
 * abbreviated.
 */
export interface MoneyParts {
  readonly currency: string
  readonly sign: '' | '−'
  readonly whole: string
  /** The decimal separator and two digits; empty in a currency without a smaller coin. */
  readonly cents: string
}

/**
 * Splits a decimal string with two decimals ("-12345.60") for display. An amount in a currency without a smaller coin,
 * such as yen, is rounded half-up and shown without decimals. Works on the digits, so that amounts are never converted
 * to binary floating point.
 */
export const moneyParts = (amount: string, currency: string): MoneyParts => {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount)
  if (!match) throw new RangeError(`amount: ${amount}`)
  const [, minus, units = '', decimals = ''] = match
  const isWhole = isWithoutCents(currency)
  const whole = grouped(isWhole && decimals > '49' ? `${BigInt(units) + 1n}` : units)
  const cents = isWhole ? '' : `.${decimals.padEnd(2, '0')}`
  return { currency, sign: minus && whole + cents > '0.00' ? '−' : '', whole, cents }
}

/** "12,345.60", from a decimal string; "12,346" in a currency without a smaller coin. */
export const figuresOf = (amount: string, currency: string): string => {
  const { sign, whole, cents } = moneyParts(amount, currency)
  return `${sign}${whole}${cents}`
}

/** An amount in one string, for sentences: "GBP 1,234.50". The space does not break. */
export const amountText = (amount: string, currency: string): string =>
  `${currency}${noBreakSpace}${figuresOf(amount, currency)}`

/** A business date, which has neither time nor time zone: "2026年3月1日", "1 Mar 2026". */
export const dateText = (date: string, locale: Locale): string =>
  utc(locale, { dateStyle: locale === 'en' ? 'medium' : 'long' }, date.slice(0, 10))

/** A timestamp (ISO, UTC) in Hong Kong time, to the minute. */
export const timestampText = (timestamp: string, locale: Locale): string => hongKong(locale, {}, timestamp)

/** An instant in Hong Kong time, to the second, with the zone: for records of what happened. */
export const instantText = (instant: string, locale: Locale): string =>
  `${hongKong(locale, { second: '2-digit' }, instant)}${noBreakSpace}HKT`

/** A month and its year (YYYY-MM or a date in it), in full: "2026年10月", "October 2026". */
export const monthText = (month: string, locale: Locale): string =>
  utc(locale, { year: 'numeric', month: 'long' }, `${month.slice(0, 7)}-01`)

/** A month (YYYY-MM or a date in it), abbreviated for an axis: "10月", "Oct". */
export const monthName = (month: string, locale: Locale): string =>
  utc(locale, { month: 'short' }, `${month.slice(0, 7)}-01`)

/** A month of any year, 1 to 12. */
export const monthOfYear = (month: number, locale: Locale): string =>
  monthName(`2024-${String(month).padStart(2, '0')}`, locale)

/** A day of the week, 1 (Monday) to 7. 1 January 2024 was a Monday. */
export const weekdayName = (day: number, locale: Locale, width: 'short' | 'long' = 'short'): string =>
  utc(locale, { weekday: width }, `2024-01-0${day}`)

/** A rate or share in percent, as a decimal string: "4.33" is 4.33%. Keeps its decimals, at least two. */
export const percentText = (percent: string): string => {
  const [whole = '', decimals = ''] = percent.split('.')
  return `${grouped(whole)}.${decimals.padEnd(2, '0')}%`
}

/** An integer with the locale's separators. */
export const countText = (count: number, locale: Locale): string =>
  new Intl.NumberFormat(intlLocale[locale]).format(count)

/** A label and its value, in one line. */
export const labelled = (label: string, value: string, locale: Locale): string =>
  `${label}${locale === 'en' ? ': ' : '：'}${value}`
