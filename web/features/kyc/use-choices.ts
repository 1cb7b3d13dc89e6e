import { useMemo } from 'react'
import { languageTag } from '#shared/i18n/intl-locale.ts'
import { dictionary } from '#shared/reference/dictionary.ts'
import type { DictionaryCategory } from '#shared/reference/dictionary-keys.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import type { Option } from '../../ui/select-field.tsx'
import { entryName } from '../reference/entry-name.ts'

/** Hong Kong, the mainland, Macao and Taiwan come first: most companies and their people are from there. */
const countriesFirst = 4

/** The choices of a category in the current locale. Countries are sorted by name, after those of most companies. */
export const useChoices = (category: DictionaryCategory): readonly Option[] => {
  const locale = useLocale()
  return useMemo(() => {
    const options = dictionary[category].map((entry) => ({
      value: entry.key_id,
      label: entryName(entry, locale),
    }))
    if (category !== 'country_region') return options
    const { compare } = new Intl.Collator(languageTag(locale))
    return [
      ...options.slice(0, countriesFirst),
      ...options.slice(countriesFirst).toSorted((a, b) => compare(a.label, b.label)),
    ]
  }, [category, locale])
}

/** The name of a choice in the current locale; its id if it is not listed. */
export const useChoiceName = () => {
  const locale = useLocale()
  return (category: DictionaryCategory, id: string): string => {
    const entry = dictionary[category].find(({ key_id }) => key_id === id)
    return entry ? entryName(entry, locale) : id
  }
}
