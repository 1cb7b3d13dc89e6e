import { useMemo } from 'react'
import { dictionary } from '#shared/reference/dictionary.ts'
import type { DictionaryCategory } from '#shared/reference/dictionary-keys.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import type { Option } from '../../ui/select-field.tsx'
import { entryName } from '../reference/entry-name.ts'

/** The choices of a category in the current locale. */
export const useChoices = (category: DictionaryCategory): readonly Option[] => {
  const locale = useLocale()
  return useMemo(
    () => dictionary[category].map((entry) => ({ value: entry.key_id, label: entryName(entry, locale) })),
    [category, locale],
  )
}

/** The name of a choice in the current locale; its id if it is not listed. */
export const useChoiceName = () => {
  const locale = useLocale()
  return (category: DictionaryCategory, id: string): string => {
    const entry = dictionary[category].find(({ key_id }) => key_id === id)
    return entry ? entryName(entry, locale) : id
  }
}
