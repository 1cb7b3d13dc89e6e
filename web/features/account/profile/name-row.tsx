import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountEndpoints } from '#shared/account/account.endpoints.ts'
import type { AccountUser } from '#shared/account/account-answers.schema.ts'
import { updateProfileBody } from '#shared/account/profile-forms.schema.ts'
import { call } from '../../../api/call.ts'
import { brokenRules } from '../../../api/check-input.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { ChangeForm } from './change-form.tsx'
import { EditableRow } from './editable-row.tsx'
import { keepUser } from './keep-user.ts'
import { useChange } from './use-change.ts'
import type { RowState } from './use-open-row.ts'

const { updateProfile } = accountEndpoints

const NameForm = ({ user, onClose }: { user: AccountUser; onClose: () => void }) => {
  const { t } = useTranslation('accountProfile')
  const [name, setName] = useState(user.user_name)
  const body = { user_name: name }
  const change = useChange({
    rulesOf: () => brokenRules(updateProfileBody, body),
    send: () => call(updateProfile, { body }),
    words: { 'user_name.tooLong': t('name.tooLong') },
    onDone: (changed) => {
      keepUser(changed)
      showToast('positive', t(changed.user_name ? 'name.saved' : 'name.cleared'))
      onClose()
    },
  })
  return (
    <ChangeForm change={change} onCancel={onClose}>
      <TextField
        label={t('name.label')}
        name="user_name"
        autoComplete="name"
        hint={t('name.hint')}
        value={name}
        onChange={(next) => {
          change.forget('user_name')
          setName(next)
        }}
        error={change.errors['user_name']}
      />
    </ChangeForm>
  )
}

/** What the user calls themselves. */
export const NameRow = ({ user, row }: { user: AccountUser; row: RowState }) => {
  const { t } = useTranslation('accountProfile')
  return (
    <EditableRow
      label={t('name.label')}
      changeLabel={t('name.change')}
      value={
        user.user_name || (
          <chakra.span color="text.faint" fontWeight="normal">
            {t('name.none')}
          </chakra.span>
        )
      }
      isIdle={row.open === null}
      onChange={() => row.onOpen('name')}
      form={row.open === 'name' ? <NameForm user={user} onClose={row.onClose} /> : null}
    />
  )
}
