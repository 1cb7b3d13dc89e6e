import { useMemo } from 'react'
import type { Locale } from '#shared/i18n/locales.ts'
import { dictionary } from '#shared/reference/dictionary.ts'
import type { DictionaryEntry } from '#shared/reference/dictionary-entry.ts'
import type { DictionaryCategory } from '#shared/reference/dictionary-keys.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import type { Option } from '../../ui/select-field.tsx'

const nameIn: Record<Locale, 'name_chi' | 'name_cht' | 'name_eng'> = {
  'zh-CN': 'name_chi',
  'zh-TW': 'name_cht',
  en: 'name_eng',
}

/** An entry's name in a language. */
export const entryName = (
  entry: Pick<DictionaryEntry, 'name_chi' | 'name_cht' | 'name_eng'>,
  locale: Locale,
): string => entry[nameIn[locale]]

/** The choices of a category in the locale in use. */
export const useChoices = (category: DictionaryCategory): readonly Option[] => {
  const locale = useLocale()
  return useMemo(
    () => dictionary[category].map((entry) => ({ value: entry.key_id, label: entryName(entry, locale) })),
    [category, locale],
  )
}

/** The name of one choice in the locale in use; the id itself for one that is not listed. */
export const useChoiceName = () => {
  const locale = useLocale()
  return (category: DictionaryCategory, id: string): string => {
    const entry = dictionary[category].find(({ key_id }) => key_id === id)
    return entry ? entryName(entry, locale) : id
  }
}
