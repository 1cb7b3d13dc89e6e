import type { Locale } from '#shared/i18n/locales.ts'
import type { DictionaryEntry } from '#shared/reference/dictionary-entry.ts'

const nameIn: Record<Locale, 'name_chi' | 'name_cht' | 'name_eng'> = {
  'zh-CN': 'name_chi',
  'zh-TW': 'name_cht',
  en: 'name_eng',
}

/** An entry's name in a locale. */
export const entryName = (
  entry: Pick<DictionaryEntry, 'name_chi' | 'name_cht' | 'name_eng'>,
  locale: Locale,
): string => entry[nameIn[locale]]
