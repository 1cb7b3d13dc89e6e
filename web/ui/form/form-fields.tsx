import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { Currency } from '#shared/money/currency.ts'
import { useRuleTranslations } from '../../api/use-rule-translations.ts'
import { DateField } from '../date-field.tsx'
import type { FieldProps } from '../field.tsx'
import { FileField, type Upload, type UploadedFile } from '../file-field.tsx'
import { MoneyField } from '../money-field.tsx'
import { PhoneField } from '../phone-field.tsx'
import { type Option, SelectField } from '../select-field.tsx'
import { TextField, type TextFieldProps } from '../text-field.tsx'
import { ChoiceListField } from './choice-list-field.tsx'
import { useFormField, useFormState } from './form-state.ts'
import { ReadOnlyFieldset } from './read-only-fieldset.tsx'

export type Labelled = Pick<FieldProps, 'label' | 'hint' | 'required' | 'optionalMark' | 'wide'> & {
  path: string
}

/** A text field of the surrounding form. */
export const FormText = ({
  path,
  ...rest
}: Labelled &
  Pick<
    TextFieldProps,
    | 'inputMode'
    | 'autoComplete'
    | 'maxLength'
    | 'placeholder'
    | 'type'
    | 'readOnly'
    | 'autoCapitalize'
    | 'autoFocus'
    | 'read'
  >) => {
  const { text, error, change } = useFormField(path)
  return (
    <ReadOnlyFieldset path={path}>
      <TextField {...rest} name={path} value={text} onChange={change} error={error} />
    </ReadOnlyFieldset>
  )
}

export const FormDate = ({ path, max, ...rest }: Labelled & { max?: string }) => {
  const { text, error, change } = useFormField(path)
  return (
    <ReadOnlyFieldset path={path}>
      <DateField
        {...rest}
        name={path}
        {...(max ? { max } : {})}
        value={text}
        onChange={change}
        error={error}
      />
    </ReadOnlyFieldset>
  )
}

export const FormSelect = ({
  path,
  onChosen,
  ...rest
}: Labelled & {
  options: readonly Option[]
  /** Called after a choice, such as for a field that usually follows from it. */
  onChosen?: (value: string) => void
}) => {
  const { t } = useTranslation()
  const { text, error, change } = useFormField(path, useRuleTranslations()('unknownOption'))
  return (
    <ReadOnlyFieldset path={path}>
      <SelectField
        {...rest}
        placeholder={t('field.choose')}
        name={path}
        value={text}
        onChange={(value) => {
          change(value)
          onChosen?.(value)
        }}
        error={error}
      />
    </ReadOnlyFieldset>
  )
}

export const FormMoney = ({ path, ...rest }: Labelled & { currency: Currency }) => {
  const { text, error, change } = useFormField(path)
  return (
    <ReadOnlyFieldset path={path}>
      <MoneyField {...rest} name={path} value={text} onChange={change} error={error} />
    </ReadOnlyFieldset>
  )
}

/** A mobile number with its country code. A pasted number with a country code sets both. */
export const FormPhone = ({
  path,
  areaCodePath,
  ...rest
}: Labelled & { areaCodePath: string } & Pick<ComponentProps<typeof PhoneField>, 'autoComplete'>) => (
  <ReadOnlyFieldset path={path}>
    <PhoneField {...rest} {...useFormState().phone(areaCodePath, path)} />
  </ReadOnlyFieldset>
)

/** Several choices from one list. */
export const FormChoices = ({
  path,
  ...rest
}: Labelled & {
  options: readonly Option[]
  most: number
  removeLabel: (label: string) => string
}) => {
  const { t } = useTranslation()
  const { list, error, change } = useFormField(path, useRuleTranslations()('unknownOption'))
  return (
    <ReadOnlyFieldset path={path}>
      <ChoiceListField
        {...rest}
        name={path}
        placeholder={t('field.choose')}
        value={list}
        onChange={change}
        error={error}
      />
    </ReadOnlyFieldset>
  )
}

/** A document, stored by its id. `fileOf` returns the names of uploaded files. */
export const FormFile = ({
  path,
  fileOf,
  onUploaded,
  ...rest
}: Labelled & {
  fileOf: (id: string) => UploadedFile | undefined
  onUploaded: (file: UploadedFile) => void
  upload: Upload
  wordsOf: (error: unknown) => string
  onOpen?: ((file: UploadedFile) => void) | undefined
}) => {
  const { text, error, change } = useFormField(path)
  return (
    <ReadOnlyFieldset path={path}>
      <FileField
        {...rest}
        name={path}
        value={text === '' ? null : (fileOf(text) ?? { id: text, name: text })}
        onChange={(file) => {
          if (file) onUploaded(file)
          change(file?.id ?? '')
        }}
        error={error}
      />
    </ReadOnlyFieldset>
  )
}
