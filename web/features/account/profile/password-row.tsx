import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountEndpoints } from '#shared/account/account.endpoints.ts'
import type { AccountUser } from '#shared/account/account-answers.schema.ts'
import { call } from '../../../api/call.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { sessionsQuery } from '../account-queries.ts'
import { useCompanyPasswordHints } from '../passwords/company-password-hints.ts'
import { ChangeForm } from './change-form.tsx'
import { EditableRow } from './editable-row.tsx'
import { type PasswordInput, passwordBody, passwordRules } from './profile-input.ts'
import { useChange } from './use-change.ts'
import type { RowState } from './use-open-row.ts'

const { updatePassword } = accountEndpoints

const PasswordForm = ({ user, onClose }: { user: AccountUser; onClose: () => void }) => {
  const { t } = useTranslation('accountProfile')
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState<PasswordInput>({ old: '', next: '', confirmation: '' })
  const hints = useCompanyPasswordHints(typed.next)
  const change = useChange({
    rulesOf: () => passwordRules(typed),
    send: () => call(updatePassword, { body: passwordBody(typed) }),
    fieldOfReason: { wrongOldPassword: 'old_password', accountLocked: 'old_password' },
    words: { 'old_password.wrongOldPassword': t('password.wrong') },
    onDone: () => {
      void queryClient.invalidateQueries(sessionsQuery)
      showToast('positive', t('password.saved'))
      onClose()
    },
  })
  const type = (field: string, part: Partial<PasswordInput>) => {
    change.forget(field)
    setTyped((before) => ({ ...before, ...part }))
  }
  return (
    <ChangeForm change={change} submitLabel={t('password.change')} onCancel={onClose}>
      {/* A password manager keeps the new password under the address that it finds beside it. */}
      <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        label={t('password.old')}
        name="old_password"
        autoComplete="current-password"
        required
        value={typed.old}
        onChange={(old) => type('old_password', { old })}
        error={change.errors['old_password']}
      />
      <PasswordField
        label={t('password.next')}
        name="password"
        autoComplete="new-password"
        required
        value={typed.next}
        onChange={(next) => type('password', { next })}
        rules={hints}
        error={change.errors['password']}
      />
      <PasswordField
        label={t('password.confirmation')}
        name="password_confirmation"
        autoComplete="new-password"
        required
        value={typed.confirmation}
        onChange={(confirmation) => type('password_confirmation', { confirmation })}
        error={change.errors['password_confirmation']}
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
