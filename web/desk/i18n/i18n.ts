import { use } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Locale } from '#shared/i18n/locales.ts'
import { loadWords } from '../../i18n/load-words.ts'
import { storeLocale } from '../../i18n/stored-locale.ts'
import type { DeskWords } from './desk-words.ts'

const load: Record<Locale, () => Promise<DeskWords>> = {
  'zh-CN': async () => (await import('./zh-CN/index.ts')).zhCN,
  'zh-TW': async () => (await import('./zh-TW/index.ts')).zhTW,
  en: async () => (await import('./en/index.ts')).en,
}

/** Speaks `locale`: the console's own words, and those of what it shares with the sellers' site. */
export const startDeskI18n = async (locale: Locale): Promise<void> => {
  const [shell, desk] = await Promise.all([loadWords(locale, 'shell'), load[locale]()])
  document.documentElement.lang = locale
  await use(initReactI18next).init({
    lng: locale,
    resources: { [locale]: { shell, desk } },
    defaultNS: 'shell',
    fallbackLng: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
}

/** The page begins anew in another language: what was typed is kept nowhere, so it is asked for where nothing is. */
export const changeLanguage = (locale: Locale): void => {
  storeLocale(locale)
  window.location.reload()
}
