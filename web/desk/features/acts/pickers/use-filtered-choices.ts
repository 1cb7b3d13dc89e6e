import { useTranslations } from '../../../i18n/use-translations.ts'
import { useRefusalTranslations } from '../../../ui/failed.tsx'
import type { Known, ResponseRecord } from './picker.ts'
import { type PickerName, pickerOf } from './pickers.ts'
import { useChoices } from './use-choices.ts'
import { type RowTranslations, useRowTranslations } from './use-row-translations.ts'

/** The choices of a picker that match the known values and the typed text, and the status of the list as text. */
export const useFilteredChoices = (
  name: PickerName,
  known: Known,
  filled: readonly string[],
  typed: string,
  isOpened: boolean,
) => {
  const t = useTranslations()
  const refusalTranslations = useRefusalTranslations()
  const rowTranslations = useRowTranslations()
  const picker = pickerOf(name)
  const { query, rows, missing, isEnough } = useChoices(picker, known, typed, isOpened)

  const sought = picker.searches ? '' : typed.trim().toLowerCase()
  const filling = Object.entries(picker.fills)
  const isOne = (row: ResponseRecord) =>
    filling.every(
      ([field, of]) => filled.includes(field) || !known[field] || known[field] === String(row[of]),
    )
  /** Also by id, so that a known id leads to its title. */
  const matchesSearch = ({ title: words, more: others, row }: { row: ResponseRecord } & RowTranslations) =>
    [words, others, ...filling.map(([, of]) => String(row[of] ?? ''))].some((text) =>
      text.toLowerCase().includes(sought),
    )
  const choices = rows
    .filter(isOne)
    .map((row, at) => ({ key: String(at), row, ...rowTranslations(picker, row) }))
  const found = sought === '' ? choices : choices.filter(matchesSearch)
  const statusTranslations = () => {
    if (missing) return t('picker.before')
    if (!isEnough) return t('picker.typeMore')
    if (query.error) return refusalTranslations(query.error)
    if (query.isFetching && !query.data) return t('list.loading')
    if (found.length === 0) return t(query.hasNextPage ? 'picker.noneSoFar' : 'picker.none')
    return t('picker.count', { count: found.length })
  }
  return { found, status: statusTranslations(), query }
}
