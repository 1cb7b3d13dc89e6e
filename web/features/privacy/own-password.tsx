import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/session-store.ts'
import type { FieldOf } from '../../ui/form/form-state.ts'
import { PasswordField } from '../../ui/password-field.tsx'

/** The user's password again, without which nothing of their data is given out or taken away. */
export const OwnPassword = (field: FieldOf<string>) => {
  const { t } = useTranslation('privacy')
  const session = useSession()
  return (
    <>
      {/* A password manager finds the password that belongs to the address beside it. */}
      <input
        type="email"
        name="username"
        autoComplete="username"
        value={session?.user.email ?? ''}
        readOnly
        hidden
      />
      <PasswordField label={t('password.label')} {...field} autoComplete="current-password" required />
    </>
  )
}
