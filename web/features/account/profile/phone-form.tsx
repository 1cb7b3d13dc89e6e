import { useTranslation } from 'react-i18next'
import type { AccountUser } from '#shared/account/account-responses.schema.ts'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { isMobileAreaCode } from '#shared/identifiers/mobile.ts'
import { call } from '../../../api/call.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { type Phone, PhoneField } from '../../../ui/phone-field.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { PhoneCodeField } from '../codes/phone-code-field.tsx'
import { ChangeForm } from './change-form.tsx'
import { phoneBody, phoneInputOf, phoneRules, phoneText } from './profile-input.ts'
import { updateUser } from './update-user.ts'

const { changePhone } = accountEndpoints

const phoneOf = (values: { phone_country_code: string; phone_number: string }): Phone => ({
  countryCode: values.phone_country_code,
  number: values.phone_number,
})

/** Changes the mobile number, proven by a code sent to it. */
export const PhoneForm = ({ user, onClose }: { user: AccountUser; onClose: () => void }) => {
  const { t } = useTranslation('accountProfile')
  const current = phoneInputOf(user)
  const form = useForm({
    initial: {
      phone_country_code: isMobileAreaCode(current.countryCode) ? current.countryCode : '',
      phone_number: '',
      phone_code: '',
    },
    rulesOf: (values) => phoneRules(phoneOf(values), values.phone_code, current),
    send: (values) =>
      call(changePhone, { body: { ...phoneBody(phoneOf(values)), phone_code: values.phone_code } }),
    fieldOf: { phoneTaken: 'phone_number', codeExpired: 'phone_code', phoneCodeIncorrect: 'phone_code' },
    words: { 'phone_number same': t('phone.same') },
    onDone: (changed) => {
      updateUser(changed)
      showToast('positive', t('phone.saved', { phone: phoneText(phoneInputOf(changed)) }))
      onClose()
    },
  })
  const phone = form.phone('phone_country_code', 'phone_number')
  return (
    <ChangeForm form={form} submitLabel={t('phone.change')} onCancel={onClose}>
      <PhoneField {...phone} label={t('phone.next')} required />
      <PhoneCodeField
        {...form.text('phone_code')}
        phone={phone.value}
        onSending={() => form.forget('phone_code')}
      />
    </ChangeForm>
  )
}
