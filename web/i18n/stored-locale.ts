import { defaultLocale, isLocale, type Locale } from '#shared/i18n/locales.ts'

const key = 'locale'

/** The locale chosen on this device: the default when none was, English when what is stored is unknown. */
export const storedLocale = (): Locale => {
  const value = localStorage.getItem(key)
  if (value === null) return defaultLocale
  return isLocale(value) ? value : 'en'
}

export const storeLocale = (locale: Locale): void => localStorage.setItem(key, locale)
