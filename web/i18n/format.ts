import { intlLocale } from '#shared/i18n/intl-locale.ts'
import type { Locale } from '#shared/i18n/locales.ts'

/**
 * The parts of an amount, so that the cents can be set in a lighter weight. The currency code is first, never
 * abbreviated.
 */
export interface MoneyParts {
  readonly currency: string
  readonly sign: '' | '−'
  readonly whole: string
  /** The decimal separator and two digits. */
  readonly cents: string
}

/**
 * Splits a decimal string with two decimals ("-12345.60") for display. Works on the digits, so that amounts are never
 * converted to binary floating point.
 */
export const moneyParts = (locale: Locale, amount: string, currency: string): MoneyParts => {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount)
  if (!match) throw new RangeError(`not an amount: ${amount}`)
  const [, minus, whole = '0', cents = ''] = match
  return {
    currency,
    sign: minus ? '−' : '',
    whole: new Intl.NumberFormat(intlLocale[locale]).format(BigInt(whole)),
    cents: `.${cents.padEnd(2, '0')}`,
  }
}

/** An amount in one string, for sentences: "GBP 1,234.50". The space does not break. */
export const formatMoney = (locale: Locale, amount: string, currency: string): string => {
  const parts = moneyParts(locale, amount, currency)
  return `${parts.currency}\u00A0${parts.sign}${parts.whole}${parts.cents}`
}

/** A business date (YYYY-MM-DD), which has neither time nor time zone. */
export const formatDate = (locale: Locale, date: string): string =>
  new Intl.DateTimeFormat(intlLocale[locale], {
    dateStyle: locale === 'en' ? 'medium' : 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date.slice(0, 10)}T00:00:00Z`))

/** A month (YYYY-MM or a date in it), abbreviated for a chart's axis. */
export const formatMonth = (locale: Locale, month: string): string =>
  new Intl.DateTimeFormat(intlLocale[locale], { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${month.slice(0, 7)}-01T00:00:00Z`),
  )

/** A month and its year (YYYY-MM or a date in it), in full. */
export const formatMonthAndYear = (locale: Locale, month: string): string =>
  new Intl.DateTimeFormat(intlLocale[locale], { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month.slice(0, 7)}-01T00:00:00Z`),
  )

/** A timestamp (ISO, UTC) in Hong Kong time. */
export const formatTimestamp = (locale: Locale, timestamp: string): string =>
  new Intl.DateTimeFormat(intlLocale[locale], {
    // With individual options: `dateStyle` would format the month of zh-HK as a number, unlike all other dates on the
    // screen.
    year: 'numeric',
    month: locale === 'en' ? 'short' : 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Hong_Kong',
    hourCycle: 'h23',
  }).format(new Date(timestamp))

/** A rate or share in percent, as a decimal string: "4.33" is 4.33%. Keeps its decimals, at least two. */
export const formatPercent = (locale: Locale, percent: string): string => {
  const places = Math.min(6, Math.max(2, percent.split('.')[1]?.length ?? 0))
  return new Intl.NumberFormat(intlLocale[locale], {
    minimumFractionDigits: 2,
    maximumFractionDigits: places,
  })
    .format(Number(percent))
    .concat('%')
}

/** An integer with the locale's separators. */
export const formatCount = (locale: Locale, count: number): string =>
  new Intl.NumberFormat(intlLocale[locale]).format(count)
