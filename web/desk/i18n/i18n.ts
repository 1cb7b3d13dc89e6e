import i18next from 'i18next'
import type { Locale } from '#shared/i18n/locales.ts'
import { startI18n } from '../../i18n/i18n.ts'
import { storeLocale } from '../../i18n/stored-locale.ts'
import type { DeskTranslations } from './desk-translations.ts'

const load: Record<Locale, () => Promise<DeskTranslations>> = {
  'zh-CN': async () => (await import('./zh-CN/index.ts')).zhCN,
  'zh-TW': async () => (await import('./zh-TW/index.ts')).zhTW,
  en: async () => (await import('./en/index.ts')).en,
}

/** Loads the translations of `locale`: the console's own, and those that it shares with the sellers' site. */
export const startDeskI18n = async (locale: Locale): Promise<void> => {
  const [desk] = await Promise.all([load[locale](), startI18n(locale)])
  document.documentElement.lang = locale
  i18next.addResourceBundle(locale, 'desk', desk)
}

/** Changes the language by reloading the page; forms restore their drafts afterwards. */
export const changeLanguage = (locale: Locale): void => {
  storeLocale(locale)
  window.location.reload()
}
