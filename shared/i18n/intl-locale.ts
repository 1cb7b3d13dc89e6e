import type { Locale } from './locales.ts'

/** The locales for `Intl`: Traditional Chinese and English use Hong Kong's formats. */
export const intlLocale = { 'zh-CN': 'zh-CN', 'zh-TW': 'zh-HK', en: 'en-HK' } as const satisfies Record<
  Locale,
  string
>
