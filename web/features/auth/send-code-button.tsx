import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { accountEndpoints } from '../../../shared/account/account.endpoints.ts'
import type { RequestOf } from '../../../shared/api/endpoint.ts'
import { isMobile } from '../../../shared/identifiers/mobile.ts'
import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useFailureWords } from '../../api/use-failure-words.ts'
import { Button } from '../../ui/button.tsx'
import type { Phone } from '../../ui/phone-field.tsx'
import { useCountdown } from './use-countdown.ts'

type Body = RequestOf<typeof accountEndpoints.sendPhoneCode>['body']

/** Asks for an SMS code: possible once the phone is valid, and again when the wait is over. */
export const SendCodeButton = ({
  phone,
  onSent,
  onFailure,
}: {
  phone: Phone
  onSent: () => void
  /** The words for the code field. */
  onFailure: (message: string) => void
}) => {
  const { t } = useTranslation('auth')
  const { messageOf } = useFailureWords()
  const { left, begin } = useCountdown()
  const body: Body = {
    phone_country_code: phone.countryCode as Body['phone_country_code'],
    phone_number: phone.number,
  }
  const send = useMutation({
    mutationFn: () => call(accountEndpoints.sendPhoneCode, { body }),
    onSuccess: ({ resend_after_seconds }) => {
      begin(resend_after_seconds)
      onSent()
    },
    onError: (error) =>
      onFailure(
        isApiError(error) && error.code !== 500 ? messageOf(error) : t('signup.phoneVerificationCodeFail'),
      ),
  })
  const label =
    left > 0
      ? t('field.resendIn', { seconds: left })
      : send.isSuccess
        ? t('field.resend')
        : t('field.sendCode')
  return (
    <Button
      variant="secondary"
      size="sm"
      h="control"
      flex="none"
      minW="128px"
      fontVariantNumeric="tabular-nums"
      disabled={left > 0 || !isMobile(phone.countryCode, phone.number.trim())}
      busy={send.isPending}
      onClick={() => send.mutate()}
    >
      {label}
    </Button>
  )
}
