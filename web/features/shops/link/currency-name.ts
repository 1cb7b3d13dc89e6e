import type { Locale } from '#shared/i18n/locales.ts'
import { intlLocale } from '../../../i18n/format.ts'

/** What a currency is called. */
export const currencyName = (locale: Locale, code: string): string =>
  new Intl.DisplayNames(intlLocale[locale], { type: 'currency' }).of(code) ?? code
