import { chakra } from '@chakra-ui/react'
import type { ActField } from '#shared/desk/console.ts'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { Field } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DayField } from '../../ui/day-field.tsx'
import { useChoiceTranslations, useShowsDeclaredHelp } from '../../ui/field-translations.ts'
import { inBase64 } from '../../ui/in-base64.ts'
import { AmountField } from './amount-field.tsx'

/** The browser's own file input, styled like the other fields. */
const FileInput = chakra('input', {
  base: {
    w: 'full',
    minW: '0',
    color: 'text.quiet',
    '&::file-selector-button': {
      h: '36px',
      px: '4',
      me: '3',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border.control',
      borderRadius: 'md',
      bg: 'surface.card',
      color: 'text.main',
      fontWeight: 'semibold',
      cursor: 'pointer',
    },
  },
})

/** Removes the command line's date format from a help text, as the control has its own. */
const withoutDateFormat = (means: string): string => means.replace(/, YYYY-MM-DD$/, '')

/** True for a sentence, which is in one language, unlike a code or a number. */
const isProse = (example: string): boolean => /\p{L} \p{L}/u.test(example)

/** The control for a field of an act, by the field's type. */
export const ActFieldControl = ({
  field,
  label,
  value,
  error,
  currency,
  hint,
  onChange,
}: {
  field: ActField
  label: string
  value: string
  /** The currency of its amounts, if known. */
  currency: string | undefined
  error: string | undefined
  /** A hint in addition to the field's help text. */
  hint?: string | undefined
  onChange: (value: string) => void
}) => {
  const t = useTranslations()
  const showsDeclaredHelp = useShowsDeclaredHelp()
  const choiceTranslations = useChoiceTranslations()
  const { name, type, kind, required, choices, means, example } = field
  const placeholder = showsDeclaredHelp || !isProse(example) ? example : ''
  const common = {
    label,
    name,
    error,
    required,
    optionalMark: required ? undefined : t('act.optional'),
    hint: [hint, showsDeclaredHelp && means].filter(Boolean).join(' ') || undefined,
  }
  if (choices.length > 0)
    return (
      <SelectField
        {...common}
        value={value}
        onChange={onChange}
        placeholder={t('act.choose')}
        options={choices.map((choice) => ({ value: choice, label: choiceTranslations(name, choice) }))}
      />
    )
  if (type === 'boolean')
    return (
      <CheckboxField
        name={name}
        label={label}
        error={error}
        checked={value === 'true'}
        onChange={(checked) => onChange(String(checked))}
      />
    )
  if (type === 'file')
    return (
      <Field {...common}>
        {(control) => (
          <FileInput
            {...control}
            type="file"
            onChange={async ({ target }) => {
              const file = target.files?.[0]
              onChange(file ? await inBase64(file) : '')
            }}
          />
        )}
      </Field>
    )
  if (type === 'date')
    return (
      <DayField
        {...common}
        hint={[hint, showsDeclaredHelp && withoutDateFormat(means)].filter(Boolean).join(' · ') || undefined}
        value={value}
        onChange={onChange}
      />
    )
  const typed = { ...common, value, onChange, placeholder }
  if (type === 'amount') return <AmountField {...typed} currency={currency} />
  return kind === 'prose' ? <TextAreaField {...typed} /> : <TextField {...typed} />
}
