import { useTranslation } from 'react-i18next'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { isMobile } from '#shared/identifiers/mobile.ts'
import { call } from '../../../api/call.ts'
import { type Phone, readPhone } from '../../../ui/phone-field.tsx'
import { CodeField, type CodeFieldProps } from './code-field.tsx'

/** The field for a code sent by SMS. */
export const PhoneCodeField = ({
  phone,
  ...field
}: Pick<CodeFieldProps, 'value' | 'onChange' | 'error' | 'onSending'> & { phone: Phone }) => {
  const { t } = useTranslation('account')
  const { countryCode, number } = readPhone(phone)
  return (
    <CodeField
      {...field}
      label={t('field.code')}
      name="phone_code"
      ready={isMobile(countryCode, number)}
      destination={`${countryCode} ${number}`}
      sentBy="send-phone-code"
      send={(captcha) =>
        call(accountEndpoints.sendPhoneCode, {
          body: {
            phone_country_code: countryCode,
            phone_number: number,
            ...captcha,
          },
        })
      }
    />
  )
}
