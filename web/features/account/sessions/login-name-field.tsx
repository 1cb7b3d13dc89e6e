import { useTranslation } from 'react-i18next'
import { shownLoginName } from '#shared/input-parsing/read-login-name.ts'
import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx'

/** The email address or mobile number of the login. On blur it is normalised. */
export const LoginNameField = (field: Pick<TextFieldProps, 'name' | 'value' | 'onChange' | 'error'>) => {
  const { t } = useTranslation('account')
  return (
    <TextField
      {...field}
      label={t('field.loginName')}
      read={shownLoginName}
      autoComplete="username"
      // This keyboard has both `@` and digits.
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}
