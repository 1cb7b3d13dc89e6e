import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AccountUser } from '#shared/account/account-responses.schema.ts'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { sessionsQuery } from '../account-queries.ts'
import { CodeField } from '../codes/code-field.tsx'
import { renewSession } from '../sessions/renew-session.ts'
import { ChangeForm } from './change-form.tsx'
import { EditableRow } from './editable-row.tsx'
import { canSendEmailCode, emailRules } from './profile-input.ts'
import { updateUser } from './update-user.ts'
import type { RowState } from './use-open-row.ts'

const { updateProfile, sendEmailCode } = accountEndpoints

/** The address belongs to another user; shown at the field, whichever of the two calls returns it. */
const isTaken = (error: unknown): boolean => isApiError(error) && error.reason === 'emailTaken'

const EmailForm = ({ user, onClose }: { user: AccountUser; onClose: () => void }) => {
  const { t } = useTranslation('accountProfile')
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { email: '', email_code: '' },
    rulesOf: (values) => emailRules(values, user.email),
    send: (body) => call(updateProfile, { body }),
    fieldOf: {
      emailTaken: 'email',
      emailCodeExpired: 'email_code',
      emailCodeIncorrect: 'email_code',
    },
    words: {
      'email same': t('email.same'),
      'email_code codeInvalid': t('email.codeInvalid'),
    },
    onDone: ({ token, ...changed }) => {
      if (token) renewSession(token)
      updateUser(changed)
      void queryClient.invalidateQueries(sessionsQuery)
      showToast('positive', t('email.saved', { email: changed.email }))
      onClose()
    },
  })
  const address = form.values.email.trim()
  return (
    <ChangeForm form={form} submitLabel={t('email.change')} onCancel={onClose}>
      <TextField
        label={t('email.next')}
        type="email"
        {...form.text('email')}
        inputMode="email"
        autoComplete="email"
        required
        hint={t('email.hint')}
      />
      <CodeField
        label={t('email.code')}
        sentBy="send-email-code"
        {...form.text('email_code')}
        destination={address}
        ready={canSendEmailCode(address, user.email)}
        onSending={() => form.forget('email_code')}
        isToldElsewhere={isTaken}
        send={async (captcha) => {
          try {
            return await call(sendEmailCode, { body: { email: address, ...captcha } })
          } catch (error) {
            if (isTaken(error)) form.tellRefusal(error)
            throw error
          }
        }}
      />
    </ChangeForm>
  )
}

/** The email address of the login. */
export const EmailRow = ({ user, row }: { user: AccountUser; row: RowState }) => {
  const { t } = useTranslation('accountProfile')
  return (
    <EditableRow
      label={t('email.label')}
      changeLabel={t('email.change')}
      value={
        <>
          <span>{user.email}</span>
          {user.is_activated ? null : <StatusBadge tone="waiting">{t('email.notActivated')}</StatusBadge>}
        </>
      }
      note={user.is_activated ? undefined : t('email.notActivatedNote')}
      isIdle={row.open === null}
      onChange={() => row.onOpen('email')}
      form={row.open === 'email' ? <EmailForm user={user} onClose={row.onClose} /> : null}
    />
  )
}
