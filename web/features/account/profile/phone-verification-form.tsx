import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountEndpoints } from '#shared/account/account.endpoints.ts'
import type { AccountUser } from '#shared/account/account-answers.schema.ts'
import { verifyPhoneBody } from '#shared/account/profile-forms.schema.ts'
import { call } from '../../../api/call.ts'
import { brokenRules } from '../../../api/check-input.ts'
import { showToast } from '../../../ui/toasts.tsx'
import { PhoneCodeField } from '../codes/phone-code-field.tsx'
import { ChangeForm } from './change-form.tsx'
import { keepUser } from './keep-user.ts'
import { phoneInputOf, phoneText } from './profile-input.ts'
import { useChange } from './use-change.ts'

const { verifyPhone } = accountEndpoints

/** Confirms the number that the user has, by the code that is sent to it. */
export const PhoneVerificationForm = ({ user, onClose }: { user: AccountUser; onClose: () => void }) => {
  const { t } = useTranslation('accountProfile')
  const phone = phoneInputOf(user)
  const [code, setCode] = useState('')
  const body = { phone_code: code }
  const change = useChange({
    rulesOf: () => brokenRules(verifyPhoneBody, body),
    send: () => call(verifyPhone, { body }),
    fieldOfReason: { codeExpired: 'phone_code', codeIncorrect: 'phone_code' },
    onDone: (changed) => {
      keepUser(changed)
      showToast('positive', t('phone.verified'))
      onClose()
    },
  })
  return (
    <ChangeForm change={change} submitLabel={t('phone.verifyWhat')} onCancel={onClose}>
      <chakra.p lineHeight="snug">{t('phone.verifyLead', { phone: phoneText(phone) })}</chakra.p>
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
