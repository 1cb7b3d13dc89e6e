import type { Locale } from './locales.ts'

/** The language tag of pages, mails and documents: Traditional Chinese is that of Hong Kong. */
export const languageTag = (locale: Locale): string => (locale === 'zh-TW' ? 'zh-HK' : locale)

/** The locales for `Intl`: Traditional Chinese and English use Hong Kong's formats. */
export const intlLocale = { 'zh-CN': 'zh-CN', 'zh-TW': 'zh-HK', en: 'en-HK' } as const satisfies Record<
  Locale,
  string
>
