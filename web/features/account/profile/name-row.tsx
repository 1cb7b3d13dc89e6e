import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { AccountUser } from '#shared/account/account-responses.schema.ts'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { updateProfileBody } from '#shared/account/profile-forms.schema.ts'
import { call } from '../../../api/call.ts'
import { brokenRules } from '../../../api/check-input.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { ChangeForm } from './change-form.tsx'
import { EditableRow } from './editable-row.tsx'
import { updateUser } from './update-user.ts'
import type { RowState } from './use-open-row.ts'

const { updateProfile } = accountEndpoints

const NameForm = ({ user, onClose }: { user: AccountUser; onClose: () => void }) => {
  const { t } = useTranslation('accountProfile')
  const form = useForm({
    initial: { user_name: user.user_name },
    rulesOf: (values) => brokenRules(updateProfileBody, values),
    send: (body) => call(updateProfile, { body }),
    words: { 'user_name tooLong': t('name.tooLong') },
    onDone: (changed) => {
      updateUser(changed)
      showToast('positive', t(changed.user_name ? 'name.saved' : 'name.cleared'))
      onClose()
    },
  })
  return (
    <ChangeForm form={form} onCancel={onClose}>
      <TextField
        label={t('name.label')}
        {...form.text('user_name')}
        autoComplete="name"
        hint={t('name.hint')}
      />
    </ChangeForm>
  )
}

/** The user's name. */
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
