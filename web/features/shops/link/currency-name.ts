import type { Locale } from '#shared/i18n/locales.ts'
import { intlLocale } from '../../../i18n/format.ts'

/** The localised name of a currency. */
export const currencyName = (locale: Locale, code: string): string =>
  new Intl.DisplayNames(intlLocale[locale], { type: 'currency' }).of(code) ?? code
