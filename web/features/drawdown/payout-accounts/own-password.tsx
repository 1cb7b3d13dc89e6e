import { useTranslation } from 'react-i18next'
import { useSession } from '../../../api/session-store.ts'
import type { FieldOf } from '../../../ui/form/form-state.ts'
import { PasswordField } from '../../../ui/password-field.tsx'

/** Where a refused step-up is told. */
export const stepUpPlaces = { wrongOldPassword: 'password', accountLocked: 'password' } as const

/** The caller's own password again, without which no account is touched. */
export const OwnPassword = (field: FieldOf<string>) => {
  const { t } = useTranslation('payoutAccounts')
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
      <PasswordField
        label={t('password')}
        hint={t('passwordHint')}
        {...field}
        autoComplete="current-password"
        required
      />
    </>
  )
}
