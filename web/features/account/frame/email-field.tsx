import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/text-field.tsx'

/** The address that a person logs in with. */
export const EmailField = ({
  email,
  onEmail,
  hint,
  error,
}: {
  email: string
  onEmail: (email: string) => void
  hint?: string
  error: string | undefined
}) => {
  const { t } = useTranslation('account')
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
