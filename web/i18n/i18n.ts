import i18next, { changeLanguage, use } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { isLocale, type Locale } from '#shared/i18n/locales.ts'
import { loadTranslations, type WordsNamespace } from './load-translations.ts'
import { storedLocale, storeLocale } from './stored-locale.ts'

/** The areas that screens have asked for so far; the shell's are there from the start. */
const wanted = new Set<WordsNamespace>(['shell'])

let announceStart: () => void
const started = new Promise<void>((resolve) => {
  announceStart = resolve
})

/** The locale in use. */
export const currentLocale = (): Locale => (isLocale(i18next.language) ? i18next.language : storedLocale())

const addTranslations = async (locale: Locale, areas: Iterable<WordsNamespace>): Promise<void> => {
  await Promise.all(
    [...areas].map(async (area) => {
      const words = await loadTranslations(locale, area)
      await started
      i18next.addResourceBundle(locale, area, words)
    }),
  )
}

/** Starts with the shell's words in `locale`, and with no other's. */
export const startI18n = async (locale: Locale): Promise<void> => {
  const shell = await loadTranslations(locale, 'shell')
  await use(initReactI18next).init({
    lng: locale,
    resources: { [locale]: { shell } },
    defaultNS: 'shell',
    fallbackLng: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  announceStart()
}

/** Fetches the words of `areas` in the locale in use, which may become another one meanwhile. */
export const ensureTranslations = async (areas: readonly WordsNamespace[]): Promise<void> => {
  for (const area of areas) wanted.add(area)
  let locale: Locale
  do {
    locale = currentLocale()
    await addTranslations(locale, areas)
  } while (locale !== currentLocale())
}

/** A module that is fetched together with the words that it says. */
export const withTranslations =
  <M>(areas: readonly WordsNamespace[], load: () => Promise<M>) =>
  async (): Promise<M> => {
    const [module] = await Promise.all([load(), ensureTranslations(areas)])
    return module
  }

/** Fetches the locale's words for all that was visited, then speaks it. */
export const speak = async (locale: Locale): Promise<void> => {
  let count: number
  do {
    count = wanted.size
    await addTranslations(locale, wanted)
  } while (wanted.size > count)
  await changeLanguage(locale)
}

/** Calls `listener` whenever another locale has come into use. */
export const onLocaleChange = (listener: () => void): void => void i18next.on('languageChanged', listener)

/** Speaks `locale`, and remembers the choice on this device. */
export const changeLocale = async (locale: Locale): Promise<void> => {
  await speak(locale)
  storeLocale(locale)
  document.documentElement.lang = locale
}
