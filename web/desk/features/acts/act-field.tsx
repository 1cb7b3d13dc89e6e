import type { ActField } from '#shared/desk/console.ts'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Field } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { useSpeaksAsDeclared } from '../../ui/field-words.ts'
import { inBase64 } from '../../ui/in-base64.ts'

const isLong = ({ name, type }: ActField): boolean =>
  type === 'json' || /^(reason|answer|words)$|^content/.test(name)

/** The control for a field of an act, as what it takes wants it. */
export const ActFieldControl = ({
  field,
  label,
  value,
  error,
  onChange,
}: {
  field: ActField
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}) => {
  const t = useWords()
  const speaksAsDeclared = useSpeaksAsDeclared()
  const { name, type, required, choices, means, example } = field
  const common = {
    label,
    name,
    error,
    required,
    optionalMark: required ? undefined : t('act.optional'),
    hint: (speaksAsDeclared && means) || undefined,
  }
  if (choices.length > 0)
    return (
      <SelectField
        {...common}
        value={value}
        onChange={onChange}
        placeholder={t('act.choose')}
        options={choices.map((choice) => ({ value: choice, label: choice }))}
      />
    )
  if (type === 'boolean')
    return (
      <CheckboxField
        name={name}
        label={label}
        checked={value === 'true'}
        onChange={(checked) => onChange(String(checked))}
      />
    )
  if (type === 'file')
    return (
      <Field {...common}>
        {(control) => (
          <input
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
  if (type === 'date') return <DateField {...common} value={value} onChange={onChange} />
  if (isLong(field))
    return <TextAreaField {...common} value={value} onChange={onChange} placeholder={example} />
  return <TextField {...common} value={value} onChange={onChange} placeholder={example} />
}
