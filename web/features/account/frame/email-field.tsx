import { useTranslation } from 'react-i18next'
import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx'

/** The email address of the login. */
export const EmailField = (field: Pick<TextFieldProps, 'name' | 'value' | 'onChange' | 'hint' | 'error'>) => {
  const { t } = useTranslation('account')
  return (
    <TextField
      {...field}
      label={t('field.email')}
      type="email"
      autoComplete="email"
      inputMode="email"
      required
    />
  )
}
