import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { AccountUser } from '#shared/account/account-responses.schema.ts'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { languageTag } from '#shared/i18n/intl-locale.ts'
import { locales } from '#shared/i18n/locales.ts'
import { call } from '../../../api/call.ts'
import { changeLocale } from '../../../i18n/i18n.ts'
import { languageNames } from '../../../i18n/language-names.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { ChangeForm } from './change-form.tsx'
import { EditableRow } from './editable-row.tsx'
import { updateUser } from './update-user.ts'
import type { RowState } from './use-open-row.ts'

const { updateProfile } = accountEndpoints
const options = locales.map((value) => ({ value, label: languageNames[value] }))

const LanguageForm = ({ user, onClose }: { user: AccountUser; onClose: () => void }) => {
  const { t } = useTranslation('accountProfile')
  const form = useForm({
    initial: { language: user.language },
    rulesOf: () => ({}),
    send: (body) => call(updateProfile, { body }),
    onDone: async (changed) => {
      updateUser(changed)
      await changeLocale(changed.language)
      showToast('positive', t('language.saved', { lng: changed.language }))
      onClose()
    },
  })
  return (
    <ChangeForm form={form} onCancel={onClose}>
      <SelectField
        label={t('language.label')}
        {...form.text('language')}
        hint={t('language.hint')}
        options={options}
      />
    </ChangeForm>
  )
}

/** The language of the user's mails. Changing it also changes the language on this device. */
export const LanguageRow = ({ user, row }: { user: AccountUser; row: RowState }) => {
  const { t } = useTranslation('accountProfile')
  return (
    <EditableRow
      label={t('language.label')}
      changeLabel={t('language.change')}
      value={<chakra.span lang={languageTag(user.language)}>{languageNames[user.language]}</chakra.span>}
      note={t('language.note')}
      isIdle={row.open === null}
      onChange={() => row.onOpen('language')}
      form={row.open === 'language' ? <LanguageForm user={user} onClose={row.onClose} /> : null}
    />
  )
}
