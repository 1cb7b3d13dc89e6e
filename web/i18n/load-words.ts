import type { Locale } from '../../shared/i18n/locales.ts'
import type { Words } from './words.ts'

const loaders: Record<Locale, () => Promise<Words>> = {
  'zh-CN': async () => (await import('./zh-CN/index.ts')).zhCN,
  'zh-TW': async () => (await import('./zh-TW/index.ts')).zhTW,
  en: async () => (await import('./en/index.ts')).en,
}

/** The words of one locale; each is a chunk of its own, so that nobody downloads three. */
export const loadWords = (locale: Locale): Promise<Words> => loaders[locale]()
