import { defaultLocale, type Locale, locales } from '../i18n/locales.ts'
import { absolutePath } from './screen-paths.ts'

/** The parameter by which an address names the language of its page: one of the languages, else it is not there. */
export const languageParameter = 'lang'

/** How those who look for pages name our languages. */
export const languageCodes = {
  'zh-CN': 'zh-Hans',
  'zh-TW': 'zh-Hant-HK',
  en: 'en',
} as const satisfies Record<Locale, string>

/**
 * The address at which a page (by its path below the site) is in `locale`, whoever asks. The default language has the
 * plain one, which speaks to each visitor in their own.
 */
export const pageAddress = (origin: string, path: string, locale: Locale): string =>
  `${origin}${absolutePath(path)}${locale === defaultLocale ? '' : `?${languageParameter}=${locale}`}`

export interface Alternate {
  readonly code: string
  readonly address: string
}

/** The same page in each language, and where those go who want none of them. */
export const alternatesOf = (origin: string, path: string): readonly Alternate[] => [
  ...locales.map((locale) => ({ code: languageCodes[locale], address: pageAddress(origin, path, locale) })),
  { code: 'x-default', address: pageAddress(origin, path, defaultLocale) },
]
