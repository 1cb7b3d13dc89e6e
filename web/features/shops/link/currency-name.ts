import { intlLocale } from '#shared/i18n/intl-locale.ts'
import type { Locale } from '#shared/i18n/locales.ts'

/** The offshore renminbi has no code of ISO 4217, so that no browser names it. */
const offshoreRenminbi: Readonly<Record<Locale, string>> = {
  'zh-CN': '离岸人民币',
  'zh-TW': '離岸人民幣',
  en: 'Offshore renminbi',
}

/** The localised name of a currency. */
export const currencyName = (locale: Locale, code: string): string =>
  code === 'CNH'
    ? offshoreRenminbi[locale]
    : (new Intl.DisplayNames(intlLocale[locale], { type: 'currency' }).of(code) ?? code)
