import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/text-field.tsx'

/** What the sign-in and the sign-up form are given: the address is the dialog's, so that it outlives a change between them. */
export interface AuthFormProps {
  email: string
  onEmail: (email: string) => void
  onDone: () => void
}

/** The address that a person signs in with. */
export const EmailField = ({
  email,
  onEmail,
  hint,
  error,
}: Pick<AuthFormProps, 'email' | 'onEmail'> & { hint?: string; error: string | undefined }) => {
  const { t } = useTranslation('auth')
  return (
    <TextField
      label={t('field.email')}
      hint={hint}
      type="email"
      name="email"
      autoComplete="email"
      inputMode="email"
      required
      value={email}
      onChange={onEmail}
      error={error}
    />
  )
}
