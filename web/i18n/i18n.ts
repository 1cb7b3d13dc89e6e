import i18next, { changeLanguage, use } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { isLocale, type Locale } from '../../shared/i18n/locales.ts'
import { loadWords } from './load-words.ts'
import { storedLocale, storeLocale } from './stored-locale.ts'

const showLanguage = (locale: Locale): void => {
  document.documentElement.lang = locale
}

/** Starts with the stored locale's words, and with no other's. */
export const startI18n = async (): Promise<void> => {
  const locale = storedLocale()
  const words = await loadWords(locale)
  await use(initReactI18next).init({
    lng: locale,
    resources: { [locale]: words },
    defaultNS: 'shell',
    fallbackLng: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  showLanguage(locale)
}

/** The locale in use. */
export const currentLocale = (): Locale => (isLocale(i18next.language) ? i18next.language : storedLocale())

/** Fetches the locale's words if they are not there yet, then speaks it and remembers the choice. */
export const changeLocale = async (locale: Locale): Promise<void> => {
  const words = await loadWords(locale)
  for (const [area, entries] of Object.entries(words)) i18next.addResourceBundle(locale, area, entries)
  await changeLanguage(locale)
  storeLocale(locale)
  showLanguage(locale)
}
