import { intlLocale } from '#shared/i18n/intl-locale.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'

const noBreakSpace = '\u00a0'

/** Currency first, then figures with thousands separators, unbreakable: "GBP 12,345.60". */
export const moneyText = (cents: Cents, currency: Currency): string =>
  `${currency}${noBreakSpace}${figures(cents)}`

/** "12,345.60" */
export const figures = (cents: Cents): string => decimalFromCents(cents).replace(/\B(?=(\d{3})+(?=\.))/g, ',')

/** A calendar date in long form: "2026年3月1日", "1 March 2026". */
export const dateText = (date: BusinessDate, locale: Locale): string =>
  new Intl.DateTimeFormat(intlLocale[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

/** "11.90%" from a rate in percent a year, keeping its decimals. */
export const percentText = (percent: string): string => `${percent}%`

/** A label and its value, in one line. */
export const labelled = (label: string, value: string, locale: Locale): string =>
  `${label}${locale === 'en' ? ': ' : '：'}${value}`

/** An instant in Hong Kong time, to the second, with the zone. */
export const instantText = (instant: string, locale: Locale): string =>
  `${new Intl.DateTimeFormat(intlLocale[locale], {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Hong_Kong',
  }).format(new Date(instant))}${noBreakSpace}HKT`

/** A month of a year (`YYYY-MM`): "2026年10月", "October 2026". */
export const monthText = (month: string, locale: Locale): string =>
  new Intl.DateTimeFormat(intlLocale[locale], { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** A month of any year, 1 to 12: "10月", "Oct". */
export const monthName = (month: number, locale: Locale): string =>
  new Intl.DateTimeFormat(intlLocale[locale], { month: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2024, month - 1, 1),
  )

/** A day of the week, 1 (Monday) to 7. The first of January 2024 was one. */
export const weekdayName = (day: number, locale: Locale): string =>
  new Intl.DateTimeFormat(intlLocale[locale], { weekday: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, day),
  )
