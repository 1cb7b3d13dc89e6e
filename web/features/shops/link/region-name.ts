import { intlLocale } from '#shared/i18n/intl-locale.ts'
import type { Locale } from '#shared/i18n/locales.ts'

/** The localised name of a country or region (ISO 3166-1 alpha-2); an invalid code is returned unchanged. */
export const regionName = (locale: Locale, code: string): string =>
  /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames(intlLocale[locale], { type: 'region', style: 'short' }).of(code) ?? code)
    : code
