import { defaultLocale, type Locale, locales } from '../i18n/locales.ts'
import { absolutePath } from './screen-paths.ts'

/** The query parameter for a page's language: one of the languages, otherwise it is ignored. */
export const languageParameter = 'lang'

/** `path` in `locale`, whatever language the browser was used in before. */
export const inLanguage = (path: string, locale: Locale): string => `${path}?${languageParameter}=${locale}`

/** The language codes for search engines. */
export const languageCodes = {
  'zh-CN': 'zh-Hans',
  'zh-TW': 'zh-Hant-HK',
  en: 'en',
} as const satisfies Record<Locale, string>

/**
 * The address of a page (by its path below the site) in `locale`. The default language has the plain one, which adapts
 * to each visitor.
 */
export const pageAddress = (origin: string, path: string, locale: Locale): string =>
  `${origin}${absolutePath(path)}${locale === defaultLocale ? '' : `?${languageParameter}=${locale}`}`

export interface Alternate {
  readonly code: string
  readonly address: string
}

/** The same page in each language, and the default for others. */
export const alternatesOf = (origin: string, path: string): readonly Alternate[] => [
  ...locales.map((locale) => ({ code: languageCodes[locale], address: pageAddress(origin, path, locale) })),
  { code: 'x-default', address: pageAddress(origin, path, defaultLocale) },
]
