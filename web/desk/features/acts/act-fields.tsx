import type { ActField } from '#shared/desk/console.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useActFieldTranslations } from '../../ui/field-translations.ts'
import { ActFieldControl } from './act-field.tsx'
import { ActPickerField } from './act-picker-field.tsx'
import { type FormPart, fieldsOfPicker } from './form-parts.ts'
import type { ValueError } from './parse-typed.ts'
import type { Known } from './pickers/picker.ts'
import type { useActDraft } from './use-act-draft.ts'

/** The controls of an act's form: typed fields and pickers, in the order in which they are filled in. */
export const ActFields = ({
  action,
  parts,
  draft: { values, titles, type, choose },
  known,
  currency,
  wrong,
}: {
  action: string
  parts: readonly FormPart[]
  draft: ReturnType<typeof useActDraft>
  known: Known
  currency: string | undefined
  wrong: Readonly<Record<string, ValueError>>
}) => {
  const t = useTranslations()
  const fieldTranslations = useActFieldTranslations(action)
  const errorOf = (name: string) => (wrong[name] ? t(`act.${wrong[name] ?? 'required'}`) : undefined)
  const typedField = (field: ActField, hint?: string) => (
    <ActFieldControl
      key={field.name}
      field={field}
      label={fieldTranslations(field)}
      value={values[field.name] ?? ''}
      currency={currency}
      hint={hint}
      error={errorOf(field.name)}
      onChange={(value) => type(parts, field.name, value)}
    />
  )
  return parts.map((part) =>
    'field' in part ? (
      typedField(part.field)
    ) : (
      <ActPickerField
        key={fieldsOfPicker(part).join()}
        action={action}
        part={part}
        known={known}
        title={titles[fieldsOfPicker(part)[0] ?? '']}
        errorOf={errorOf}
        typedField={typedField}
        onChoose={(row, filled, title) => choose(parts, part, row, filled, title)}
        onType={(name, value) => type(parts, name, value)}
      />
    ),
  )
}
