import type { Locale } from '#shared/i18n/locales.ts'

/** What the browser's own formats and names are asked for: Traditional Chinese is Hong Kong's. */
export const intlLocale = { 'zh-CN': 'zh-CN', 'zh-TW': 'zh-HK', en: 'en-HK' } as const satisfies Record<
  Locale,
  string
>

/** The parts of an amount, so that the cents can be set lighter. Currency code first, never abbreviated. */
export interface MoneyParts {
  readonly currency: string
  readonly sign: '' | '−'
  readonly whole: string
  /** The decimal separator and two digits. */
  readonly cents: string
}

/**
 * Splits a decimal string of two places ("-12345.60") for display. Works on the digits: money never passes through
 * a binary fraction on its way to the screen.
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

/** A business date (YYYY-MM-DD), which has no time and no zone. */
export const formatDate = (locale: Locale, date: string): string =>
  new Intl.DateTimeFormat(intlLocale[locale], {
    dateStyle: locale === 'en' ? 'medium' : 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date.slice(0, 10)}T00:00:00Z`))

/** A month (YYYY-MM or a date in it), short enough for an axis. */
export const formatMonth = (locale: Locale, month: string): string =>
  new Intl.DateTimeFormat(intlLocale[locale], { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${month.slice(0, 7)}-01T00:00:00Z`),
  )

/** A month of a year (YYYY-MM or a date in it), in full. */
export const formatMonthAndYear = (locale: Locale, month: string): string =>
  new Intl.DateTimeFormat(intlLocale[locale], { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month.slice(0, 7)}-01T00:00:00Z`),
  )

/** A timestamp (ISO, UTC), told in the time of Hong Kong. */
export const formatTimestamp = (locale: Locale, timestamp: string): string =>
  new Intl.DateTimeFormat(intlLocale[locale], {
    // By its parts: the styles would write the date of zh-HK in figures, unlike every other date on the screen.
    year: 'numeric',
    month: locale === 'en' ? 'short' : 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Hong_Kong',
    hourCycle: 'h23',
  }).format(new Date(timestamp))

/** A rate or share as a decimal string of percent: "4.33" is 4.33%. Keeps the places that it came with, at least two. */
export const formatPercent = (locale: Locale, percent: string): string => {
  const places = Math.min(6, Math.max(2, percent.split('.')[1]?.length ?? 0))
  return new Intl.NumberFormat(intlLocale[locale], {
    minimumFractionDigits: 2,
    maximumFractionDigits: places,
  })
    .format(Number(percent))
    .concat('%')
}

/** A plain count. */
export const formatCount = (locale: Locale, count: number): string =>
  new Intl.NumberFormat(intlLocale[locale]).format(count)
