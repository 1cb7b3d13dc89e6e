import i18next from 'i18next'
import { languageTag } from '#shared/i18n/intl-locale.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { changeLocale, startI18n } from '../../i18n/i18n.ts'
import type { DeskTranslations } from './desk-translations.ts'

const load: Record<Locale, () => Promise<DeskTranslations>> = {
  'zh-CN': async () => (await import('./zh-CN/index.ts')).zhCN,
  'zh-TW': async () => (await import('./zh-TW/index.ts')).zhTW,
  en: async () => (await import('./en/index.ts')).en,
}

const addDeskTranslations = async (locale: Locale): Promise<void> => {
  i18next.addResourceBundle(locale, 'desk', await load[locale]())
}

/** Loads the translations of `locale`: the console's own, and those that it shares with the sellers' site. */
export const startDeskI18n = async (locale: Locale): Promise<void> => {
  await Promise.all([load[locale](), startI18n(locale)])
  document.documentElement.lang = languageTag(locale)
  await addDeskTranslations(locale)
}

/** Switches to `locale`, and stores the choice on this device. */
export const changeDeskLocale = async (locale: Locale): Promise<void> => {
  await addDeskTranslations(locale)
  await changeLocale(locale)
}
