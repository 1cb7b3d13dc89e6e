import { intlLocale } from '#shared/i18n/intl-locale.ts'
import type { Locale } from '#shared/i18n/locales.ts'

/** The localised name of a currency. */
export const currencyName = (locale: Locale, code: string): string =>
  new Intl.DisplayNames(intlLocale[locale], { type: 'currency' }).of(code) ?? code
