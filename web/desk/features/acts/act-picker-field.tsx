import { Box } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import type { ActField } from '#shared/desk/console.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useOwnFieldTranslations } from '../../ui/field-translations.ts'
import { type FormPart, fieldsOfPicker } from './form-parts.ts'
import { MultiPickerField } from './pickers/multi-picker-field.tsx'
import type { Known, ResponseRecord } from './pickers/picker.ts'
import { IdToggle, PickerField, useMayPick, usePickerLabel } from './pickers/picker-field.tsx'
import { pickerOf } from './pickers/pickers.ts'

type Choice = Extract<FormPart, { picker: unknown }>

/**
 * A choice that fills fields of an act: picked from a list, or typed as ids if the user prefers that or may not read
 * the list.
 */
export const ActPickerField = ({
  action,
  part,
  known,
  title,
  errorOf,
  typedField,
  onChoose,
  onType,
}: {
  action: string
  part: Choice
  known: Known
  title: string | undefined
  errorOf: (name: string) => string | undefined
  /** Renders a field as a typed input. */
  typedField: (field: ActField, hint?: string) => ReactNode
  onChoose: (row: ResponseRecord, values: Record<string, string>, title: string) => void
  onType: (name: string, value: string) => void
}) => {
  const t = useTranslations()
  const ownTranslations = useOwnFieldTranslations(action)
  const pickerLabel = usePickerLabel()
  const mayPick = useMayPick()
  const [isTyped, setIsTyped] = useState(false)
  const { picker, fields } = part
  const { fills, each } = pickerOf(picker)
  const names = fieldsOfPicker(part)
  const [first = ''] = names
  const may = mayPick(picker, known)
  if (!may || isTyped)
    return (
      <Box display="grid" gap="4">
        {fields.map((field) => (
          <Box key={field.name}>{typedField(field, may ? undefined : t('picker.mayNot'))}</Box>
        ))}
        {may && fields.length > 0 ? <IdToggle isTyped onTurn={() => setIsTyped(false)} /> : null}
      </Box>
    )
  const wrong = names.map(errorOf).find(Boolean)
  const [field] = fields
  const label = (fields.length === 1 && !each && ownTranslations(first)) || pickerLabel(picker)
  if (field && each)
    return (
      <MultiPickerField
        picker={picker}
        field={field}
        label={label}
        known={known}
        titles={title}
        error={wrong && t('picker.choose')}
        onChange={(value, titles) => onChoose({}, { [first]: value }, titles)}
      />
    )
  return (
    <Box display="grid" gap="4">
      <PickerField
        picker={picker}
        label={label}
        fieldName={first}
        known={known}
        filled={names}
        title={title}
        required={fields.some(({ required }) => required)}
        optional={fields.length > 0 && !fields.some(({ required }) => required)}
        error={wrong && t('picker.choose')}
        onChoose={(row, words) =>
          onChoose(
            row,
            Object.fromEntries(names.map((name) => [name, String(row[fills[name] ?? name] ?? '')])),
            words.title,
          )
        }
        onType={(id) => {
          onType(first, id)
          for (const name of names.slice(1)) onType(name, '')
        }}
      />
      {names.length > 1 ? <IdToggle isTyped={false} onTurn={() => setIsTyped(true)} /> : null}
    </Box>
  )
}
