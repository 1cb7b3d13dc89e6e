import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Currency } from '#shared/money/currency.ts'
import { DateField } from '../date-field.tsx'
import type { FieldProps } from '../field.tsx'
import { FileField, type Upload, type UploadedFile } from '../file-field.tsx'
import { MoneyField } from '../money-field.tsx'
import { type Option, SelectField } from '../select-field.tsx'
import { TextField, type TextFieldProps } from '../text-field.tsx'
import { ChoiceListField } from './choice-list-field.tsx'
import { useFormField } from './form-state.ts'

type Labelled = Pick<FieldProps, 'label' | 'hint' | 'required' | 'optionalMark'> & {
  path: string
  /** Takes the whole width of its group. */
  wide?: boolean
}

const Place = ({
  path,
  wide = false,
  children,
}: {
  path: string
  wide?: boolean | undefined
  children: ReactNode
}) => (
  <Box data-field={path} minW="0" gridColumn={wide ? { md: '1 / -1' } : undefined}>
    {children}
  </Box>
)

/** A line of text of the form around it. */
export const FormText = ({
  path,
  wide,
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
    | 'read'
  >) => {
  const { text, error, change } = useFormField(path)
  return (
    <Place path={path} wide={wide}>
      <TextField {...rest} name={path} value={text} onChange={change} error={error} />
    </Place>
  )
}

export const FormDate = ({ path, wide, max, ...rest }: Labelled & { max?: string }) => {
  const { text, error, change } = useFormField(path)
  return (
    <Place path={path} wide={wide}>
      <DateField
        {...rest}
        name={path}
        {...(max ? { max } : {})}
        value={text}
        onChange={change}
        error={error}
      />
    </Place>
  )
}

export const FormSelect = ({ path, wide, ...rest }: Labelled & { options: readonly Option[] }) => {
  const { t } = useTranslation()
  const { text, error, change } = useFormField(path)
  return (
    <Place path={path} wide={wide}>
      <SelectField
        {...rest}
        placeholder={t('field.choose')}
        name={path}
        value={text}
        onChange={change}
        error={error}
      />
    </Place>
  )
}

export const FormMoney = ({ path, wide, ...rest }: Labelled & { currency: Currency }) => {
  const { text, error, change } = useFormField(path)
  return (
    <Place path={path} wide={wide}>
      <MoneyField {...rest} name={path} value={text} onChange={change} error={error} />
    </Place>
  )
}

/** Several choices of one list. */
export const FormChoices = ({
  path,
  wide,
  ...rest
}: Labelled & {
  options: readonly Option[]
  most: number
  removeLabel: (label: string) => string
}) => {
  const { t } = useTranslation()
  const { list, error, change } = useFormField(path)
  return (
    <Place path={path} wide={wide}>
      <ChoiceListField
        {...rest}
        placeholder={t('field.choose')}
        value={list}
        onChange={change}
        error={error}
      />
    </Place>
  )
}

/** A document, kept by its id. `fileOf` knows the names of the files that there are. */
export const FormFile = ({
  path,
  wide,
  fileOf,
  onUploaded,
  ...rest
}: Labelled & {
  fileOf: (id: string) => UploadedFile | undefined
  onUploaded: (file: UploadedFile) => void
  upload: Upload
  wordsOf: (error: unknown) => string
}) => {
  const { text, error, change } = useFormField(path)
  return (
    <Place path={path} wide={wide}>
      <FileField
        {...rest}
        value={text === '' ? null : (fileOf(text) ?? { id: text, name: text })}
        onChange={(file) => {
          if (file) onUploaded(file)
          change(file?.id ?? '')
        }}
        error={error}
      />
    </Place>
  )
}
