import i18next, { changeLanguage, use } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { languageTag } from '#shared/i18n/intl-locale.ts'
import { isLocale, type Locale } from '#shared/i18n/locales.ts'
import { loadTranslations, type WordsNamespace } from './load-translations.ts'
import { storedLocale, storeLocale } from './stored-locale.ts'

/** The areas that screens have used so far; the shell's are loaded from the start. */
const wanted = new Set<WordsNamespace>(['shell'])

let announceStart: () => void
const started = new Promise<void>((resolve) => {
  announceStart = resolve
})

/** The current locale. */
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

/** Initialises i18next with the shell's translations in `locale` only. */
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

/** Loads the translations of `areas` in the current locale, which may change meanwhile. */
export const ensureTranslations = async (areas: readonly WordsNamespace[]): Promise<void> => {
  for (const area of areas) wanted.add(area)
  let locale: Locale
  do {
    locale = currentLocale()
    await addTranslations(locale, areas)
  } while (locale !== currentLocale())
}

/** Loads a module together with the translations that it uses. */
export const withTranslations =
  <M>(areas: readonly WordsNamespace[], load: () => Promise<M>) =>
  async (): Promise<M> => {
    const [module] = await Promise.all([load(), ensureTranslations(areas)])
    return module
  }

/** Loads the locale's translations for all areas used so far, then switches to it. */
export const activateLocale = async (locale: Locale): Promise<void> => {
  let count: number
  do {
    count = wanted.size
    await addTranslations(locale, wanted)
  } while (wanted.size > count)
  await changeLanguage(locale)
}

/** Calls `listener` after each change of the locale. */
export const onLocaleChange = (listener: () => void): void => void i18next.on('languageChanged', listener)

/** Switches to `locale`, and stores the choice on this device. */
export const changeLocale = async (locale: Locale): Promise<void> => {
  await activateLocale(locale)
  storeLocale(locale)
  document.documentElement.lang = languageTag(locale)
}
