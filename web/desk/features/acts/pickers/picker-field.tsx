import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../../app/use-me.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import { isLikeId } from './is-like-id.ts'
import type { Known, Thing } from './picker.ts'
import { type PickerName, pickerOf } from './pickers.ts'
import { useFound } from './use-found.ts'
import type { RowTranslations } from './use-row-translations.ts'

/** What a choice is called over its field. */
export const usePickerLabel = () => {
  const { t } = useTranslation('desk')
  return (name: PickerName): string => t(`picker.labels.${name}`)
}

/** Whether somebody's roles may look at what a picker chooses from. */
export const useMayPick = () => {
  const { may } = useMe()
  return (name: PickerName, known: Known): boolean => {
    const { list } = pickerOf(name)
    const act = typeof list === 'string' ? list : list(known)
    // One that is not known yet is said so by its field.
    return act === undefined || may(act)
  }
}

/**
 * What an act is about, chosen in words: what is typed narrows down what is listed, or is looked for. An id that somebody has from
 * a mail can be pasted where the choice fills one field.
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
  /** Of the fields that it fills the first. */
  fieldName: string
  known: Known
  /** The names of the fields that it fills. */
  filled: readonly string[]
  /** What was chosen, in words. */
  title: string | undefined
  required: boolean
  /** It may be left out; what only leads to another list is neither. */
  optional: boolean
  error: string | undefined
  onChoose: (row: Thing, words: RowTranslations) => void
  onType: (id: string) => void
}) => {
  const t = useTranslations()
  const picker = pickerOf(name)
  const value = known[fieldName] ?? ''
  const [typed, setTyped] = useState<string>()
  const [isOpened, setOpened] = useState(false)
  const [more, setMore] = useState('')
  const { found, status, query } = useFound(name, known, filled, typed ?? '', isOpened)
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
      placeholder={t(picker.seeks ? 'picker.seek' : 'picker.open')}
      options={found}
      status={status}
      last={query.hasNextPage ? t(query.isFetchingNextPage ? 'list.loading' : 'list.more') : undefined}
      onOpen={() => setOpened(true)}
      onLast={() => void query.fetchNextPage()}
      onText={(text) => {
        setTyped(text)
        const id = text.trim()
        // What fills several fields says of none by itself what it is.
        onType(filled.length === 1 && isLikeId(id, picker.seeks) ? id : '')
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

/** The way from a list to ids, and back. */
export const OtherWay = ({ isTyped, onTurn }: { isTyped: boolean; onTurn: () => void }) => {
  const t = useTranslations()
  return (
    <Box mt="-3">
      <RowButton type="button" onClick={onTurn}>
        {t(isTyped ? 'picker.fromList' : 'picker.byId')}
      </RowButton>
    </Box>
  )
}
