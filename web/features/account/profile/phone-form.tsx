import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountEndpoints } from '#shared/account/account.endpoints.ts'
import type { AccountUser } from '#shared/account/account-answers.schema.ts'
import { isMobileAreaCode } from '#shared/identifiers/mobile.ts'
import { call } from '../../../api/call.ts'
import { PhoneField } from '../../../ui/phone-field.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { PhoneCodeField } from '../codes/phone-code-field.tsx'
import { ChangeForm } from './change-form.tsx'
import { keepUser } from './keep-user.ts'
import { phoneBody, phoneInputOf, phoneRules, phoneText } from './profile-input.ts'
import { useChange } from './use-change.ts'

const { changePhone } = accountEndpoints

/** Another mobile number, by the code that is sent to it. */
export const PhoneForm = ({ user, onClose }: { user: AccountUser; onClose: () => void }) => {
  const { t } = useTranslation('accountProfile')
  const current = phoneInputOf(user)
  const [phone, setPhone] = useState({
    countryCode: isMobileAreaCode(current.countryCode) ? current.countryCode : '+86',
    number: '',
  })
  const [code, setCode] = useState('')
  const change = useChange({
    rulesOf: () => phoneRules(phone, code, current),
    send: () => call(changePhone, { body: { ...phoneBody(phone), phone_code: code } }),
    fieldOfReason: { phoneTaken: 'phone_number', codeExpired: 'phone_code', codeIncorrect: 'phone_code' },
    words: { 'phone_number.same': t('phone.same') },
    onDone: (changed) => {
      keepUser(changed)
      showToast('positive', t('phone.saved', { phone: phoneText(phoneInputOf(changed)) }))
      onClose()
    },
  })
  return (
    <ChangeForm change={change} submitLabel={t('phone.change')} onCancel={onClose}>
      <PhoneField
        label={t('phone.next')}
        name="phone_number"
        required
        value={phone}
        onChange={(next) => {
          change.forget('phone_number')
          change.forget('phone_country_code')
          setPhone(next as typeof phone)
        }}
        error={change.errors['phone_number'] ?? change.errors['phone_country_code']}
      />
      <PhoneCodeField
        phone={phone}
        value={code}
        onChange={(next) => {
          change.forget('phone_code')
          setCode(next)
        }}
        error={change.errors['phone_code']}
        onSending={() => change.forget('phone_code')}
      />
    </ChangeForm>
  )
}
