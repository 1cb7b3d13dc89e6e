import { useTranslation } from 'react-i18next'
import { defaultLocale, isLocale, type Locale } from '#shared/i18n/locales.ts'

/** The current locale; re-renders when it changes. */
export const useLocale = (): Locale => {
  const { i18n } = useTranslation()
  return isLocale(i18n.language) ? i18n.language : defaultLocale
}
