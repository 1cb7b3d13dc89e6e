import type { Locale } from '#shared/i18n/locales.ts'
import type { Words } from './words.ts'

/** A part of the words, as `credit`: i18next calls it a namespace. */
export type WordsNamespace = keyof Words

const files = import.meta.glob<Partial<Words>>(['./*/*.ts', '!./*/index.ts'])

const fileOf = (area: WordsNamespace): string =>
  area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The words of one area in one locale; each is a chunk of its own, so that nobody downloads what they do not see. */
export const loadWords = async (locale: Locale, area: WordsNamespace): Promise<object> => {
  const words = (await files[`./${locale}/${fileOf(area)}.ts`]?.())?.[area]
  if (!words) throw new RangeError(`no words for ${area} in ${locale}`)
  return words
}
