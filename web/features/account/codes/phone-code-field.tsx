import { useTranslation } from 'react-i18next'
import { accountEndpoints } from '#shared/account/account.endpoints.ts'
import type { RequestOf } from '#shared/api/endpoint.ts'
import { isMobile } from '#shared/identifiers/mobile.ts'
import { call } from '../../../api/call.ts'
import type { Phone } from '../../../ui/phone-field.tsx'
import { CodeField, type CodeFieldProps } from './code-field.tsx'

type Body = RequestOf<typeof accountEndpoints.sendPhoneCode>['body']

/** The code that is sent to a mobile phone by SMS. */
export const PhoneCodeField = ({
  phone: { countryCode, number },
  ...field
}: Pick<CodeFieldProps, 'value' | 'onChange' | 'error' | 'onSending'> & { phone: Phone }) => {
  const { t } = useTranslation('account')
  return (
    <CodeField
      {...field}
      label={t('field.code')}
      name="phone_code"
      ready={isMobile(countryCode, number.trim())}
      destination={`${countryCode} ${number.trim()}`}
      send={(captcha) =>
        call(accountEndpoints.sendPhoneCode, {
          body: {
            phone_country_code: countryCode as Body['phone_country_code'],
            phone_number: number,
            ...captcha,
          },
        })
      }
    />
  )
}
