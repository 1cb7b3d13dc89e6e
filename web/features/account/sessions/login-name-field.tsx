import { useTranslation } from 'react-i18next'
import { shownLoginName } from '#shared/input-parsing/read-login-name.ts'
import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx'

/** The address or the mobile number that a person logs in with. Left, it shows how it was understood. */
export const LoginNameField = (field: Pick<TextFieldProps, 'name' | 'value' | 'onChange' | 'error'>) => {
  const { t } = useTranslation('account')
  return (
    <TextField
      {...field}
      label={t('field.loginName')}
      read={shownLoginName}
      autoComplete="username"
      // The keyboard that has both the "@" and the figures at hand.
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}
