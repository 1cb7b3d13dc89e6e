import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../../app/use-me.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import { looksLikeId } from './looks-like-id.ts'
import type { Known, ResponseRecord } from './picker.ts'
import { type PickerName, pickerOf } from './pickers.ts'
import { useFilteredChoices } from './use-filtered-choices.ts'
import type { RowTranslations } from './use-row-translations.ts'

/** The label of a picker. */
export const usePickerLabel = () => {
  const { t } = useTranslation('desk')
  return (name: PickerName): string => t(`picker.labels.${name}`)
}

/** Whether the user's roles permit the list of a picker. */
export const useMayPick = () => {
  const { may } = useMe()
  return (name: PickerName, known: Known): boolean => {
    const { list } = pickerOf(name)
    const act = typeof list === 'string' ? list : list(known)
    // The list depends on a choice that is missing, and the picker asks for that first.
    return act === undefined || may(act)
  }
}

/**
 * A picker for the subject of an act. The typed text filters the list or searches. An id can be pasted if the choice
 * fills one field.
 */
export const PickerField = ({
  picker: name,
  label,
  fieldName,
  known,
  filled,
  title,
  required,
  optional,
  error,
  onChoose,
  onType,
}: {
  picker: PickerName
  label: string
  /** The first of the fields that it fills. */
  fieldName: string
  known: Known
  /** The names of the fields that it fills. */
  filled: readonly string[]
  /** The title of the choice. */
  title: string | undefined
  required: boolean
  /** Shows the optional mark. A picker that only narrows another one is neither required nor optional. */
  optional: boolean
  error: string | undefined
  onChoose: (row: ResponseRecord, words: RowTranslations) => void
  onType: (id: string) => void
}) => {
  const t = useTranslations()
  const picker = pickerOf(name)
  const value = known[fieldName] ?? ''
  const [typed, setTyped] = useState<string>()
  const [isOpened, setOpened] = useState(false)
  const [more, setMore] = useState('')
  const { found, status, query } = useFilteredChoices(name, known, filled, typed ?? '', isOpened)
  const isChosen = title !== undefined && value !== ''
  const hint = isChosen ? more : picker.takesNew ? t('picker.newName') : undefined
  return (
    <Combobox
      label={label}
      name={fieldName}
      error={error}
      required={required}
      optionalMark={optional ? t('act.optional') : undefined}
      hint={hint || undefined}
      text={typed ?? title ?? value}
      placeholder={t(picker.searches ? 'picker.seek' : 'picker.open')}
      options={found}
      status={status}
      last={query.hasNextPage ? t(query.isFetchingNextPage ? 'list.loading' : 'list.more') : undefined}
      onOpen={() => setOpened(true)}
      onLast={() => void query.fetchNextPage()}
      onText={(text) => {
        setTyped(text)
        const id = text.trim()
        // An id cannot be pasted if the choice fills several fields.
        onType(filled.length === 1 && looksLikeId(id, picker.searches) ? id : '')
      }}
      onChoose={(key) => {
        const choice = found.find((each) => each.key === key)
        if (!choice) return
        setTyped(undefined)
        setMore(choice.more)
        onChoose(choice.row, choice)
      }}
    />
  )
}

/** Toggles between the list and typed ids. */
export const IdToggle = ({ isTyped, onTurn }: { isTyped: boolean; onTurn: () => void }) => {
  const t = useTranslations()
  return (
    <Box mt="-3">
      <RowButton type="button" onClick={onTurn}>
        {t(isTyped ? 'picker.fromList' : 'picker.byId')}
      </RowButton>
    </Box>
  )
}
