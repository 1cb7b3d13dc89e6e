import type { Locale } from '#shared/i18n/locales.ts'

/** Each language's own name. */
export const languageNames: Readonly<Record<Locale, string>> = {
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  en: 'English',
}
