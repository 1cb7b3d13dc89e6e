import type { Locale } from '#shared/i18n/locales.ts'
import { intlLocale } from '../../../i18n/format.ts'

/** A country or region by its code (ISO 3166-1 alpha-2); a code that is none as it is. */
export const regionName = (locale: Locale, code: string): string =>
  /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames(intlLocale[locale], { type: 'region', style: 'short' }).of(code) ?? code)
    : code
