import type { Locale } from '#shared/i18n/locales.ts'
import type { Words } from './translations.ts'

/** An area of the translations, such as `credit`; i18next calls it a namespace. */
export type WordsNamespace = keyof Words

// Each locale lists its own files; listing all of them here would triple the entry chunk's list.
const starts = {
  'zh-CN': () => import('./zh-CN/start.ts'),
  'zh-TW': () => import('./zh-TW/start.ts'),
  en: () => import('./en/start.ts'),
} satisfies Record<Locale, unknown>

const fileOf = (area: WordsNamespace): string =>
  area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * The translations of one area in one locale. Each is a chunk of its own, so that users download only what they see.
 */
export const loadTranslations = async (locale: Locale, area: WordsNamespace): Promise<object> => {
  const { shell, files } = await starts[locale]()
  if (area === 'shell') return shell
  const words = (await files[`./${fileOf(area)}.ts`]?.())?.[area]
  if (!words) throw new RangeError(`no words for ${area} in ${locale}`)
  return words
}
