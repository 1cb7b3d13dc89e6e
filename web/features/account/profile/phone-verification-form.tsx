import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { AccountUser } from '#shared/account/account-responses.schema.ts'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { verifyPhoneBody } from '#shared/account/profile-forms.schema.ts'
import { call } from '../../../api/call.ts'
import { brokenRules } from '../../../api/check-input.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { showToast } from '../../../ui/toasts.tsx'
import { PhoneCodeField } from '../codes/phone-code-field.tsx'
import { ChangeForm } from './change-form.tsx'
import { phoneInputOf, phoneText } from './profile-input.ts'
import { updateUser } from './update-user.ts'

const { verifyPhone } = accountEndpoints

/** Verifies the current number by a code sent to it. */
export const PhoneVerificationForm = ({ user, onClose }: { user: AccountUser; onClose: () => void }) => {
  const { t } = useTranslation('accountProfile')
  const phone = phoneInputOf(user)
  const form = useForm({
    initial: { phone_code: '' },
    rulesOf: (values) => brokenRules(verifyPhoneBody, values),
    send: (body) => call(verifyPhone, { body }),
    fieldOf: { codeExpired: 'phone_code', phoneCodeIncorrect: 'phone_code' },
    onDone: (changed) => {
      updateUser(changed)
      showToast('positive', t('phone.verified'))
      onClose()
    },
  })
  return (
    <ChangeForm form={form} submitLabel={t('phone.verifyWhat')} onCancel={onClose}>
      <chakra.p lineHeight="snug">{t('phone.verifyLead', { phone: phoneText(phone) })}</chakra.p>
      <PhoneCodeField
        phone={phone}
        {...form.text('phone_code')}
        onSending={() => form.forget('phone_code')}
      />
    </ChangeForm>
  )
}
