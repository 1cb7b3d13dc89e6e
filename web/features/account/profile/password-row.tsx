import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AccountUser } from '#shared/account/account-responses.schema.ts'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { updatePasswordBody } from '#shared/account/password-forms.schema.ts'
import { call } from '../../../api/call.ts'
import { brokenRules } from '../../../api/check-input.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { sessionsQuery } from '../account-queries.ts'
import { useCompanyPasswordHints } from '../passwords/company-password-hints.ts'
import { renewSession } from '../sessions/renew-session.ts'
import { ChangeForm } from './change-form.tsx'
import { EditableRow } from './editable-row.tsx'
import type { RowState } from './use-open-row.ts'

const { updatePassword } = accountEndpoints

const PasswordForm = ({ user, onClose }: { user: AccountUser; onClose: () => void }) => {
  const { t } = useTranslation('accountProfile')
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { old_password: '', password: '', password_confirmation: '' },
    rulesOf: (values) => brokenRules(updatePasswordBody, values),
    send: (body) => call(updatePassword, { body }),
    fieldOf: { wrongOldPassword: 'old_password', accountLocked: 'old_password' },
    words: { 'old_password wrongOldPassword': t('password.wrong') },
    onDone: ({ token }) => {
      renewSession(token)
      void queryClient.invalidateQueries(sessionsQuery)
      showToast('positive', t('password.saved'))
      onClose()
    },
  })
  const hints = useCompanyPasswordHints(form.values.password)
  return (
    <ChangeForm form={form} submitLabel={t('password.change')} onCancel={onClose}>
      {/* Lets a password manager store the new password under the account's email address. */}
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        label={t('password.old')}
        {...form.text('old_password')}
        autoComplete="current-password"
        required
      />
      <PasswordField
        label={t('password.next')}
        {...form.text('password')}
        autoComplete="new-password"
        required
        {...hints}
      />
      <PasswordField
        label={t('password.confirmation')}
        {...form.text('password_confirmation')}
        autoComplete="new-password"
        required
      />
    </ChangeForm>
  )
}

export const PasswordRow = ({ user, row }: { user: AccountUser; row: RowState }) => {
  const { t } = useTranslation('accountProfile')
  return (
    <EditableRow
      label={t('password.label')}
      changeLabel={t('password.change')}
      value={t('password.set')}
      note={t('password.note')}
      isIdle={row.open === null}
      onChange={() => row.onOpen('password')}
      form={row.open === 'password' ? <PasswordForm user={user} onClose={row.onClose} /> : null}
    />
  )
}
