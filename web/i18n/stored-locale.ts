import { defaultLocale, isLocale, type Locale } from '#shared/i18n/locales.ts'
import { languageParameter } from '#shared/site/page-addresses.ts'

const key = 'locale'

/** The locale chosen on this device; the default without a choice, English for an unknown value. */
export const storedLocale = (): Locale => {
  const value = localStorage.getItem(key)
  if (value === null) return defaultLocale
  return isLocale(value) ? value : 'en'
}

export const storeLocale = (locale: Locale): void => localStorage.setItem(key, locale)

/**
 * The initial locale. A locale in the address is stored as the choice and removed from the address, so that it can be
 * changed later.
 */
export const localeAtStart = (): Locale => {
  const address = new URL(window.location.href)
  const named = address.searchParams.get(languageParameter)
  if (named === null) return storedLocale()
  address.searchParams.delete(languageParameter)
  window.history.replaceState(window.history.state, '', address)
  if (isLocale(named)) storeLocale(named)
  return storedLocale()
}
