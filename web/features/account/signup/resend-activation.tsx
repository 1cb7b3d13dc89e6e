import { chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import type { LoginName } from '#shared/input-parsing/read-login-name.ts'
import { call } from '../../../api/call.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { useThrottledSend } from '../codes/use-throttled-send.ts'

/** Sends the activation mail again, with a captcha if one is required and a wait before the next. */
export const ResendActivation = ({ user, waitSeconds = 0 }: { user: LoginName; waitSeconds?: number }) => {
  const { t } = useTranslation('account')
  const failureTranslations = useFailureTranslations()
  const { press, left, captcha, answer, isPending, failure } = useThrottledSend(
    (brought) => call(accountEndpoints.resendActivation, { body: { ...user, ...brought } }),
    { waitSeconds },
  )
  return (
    <Flex direction="column" gap="3" align="flex-start" textAlign="left" w="full">
      {captcha.isWanted ? <CaptchaField {...captcha.field} onEnter={press} /> : null}
      <Button
        variant="secondary"
        size="sm"
        wraps
        minH="touch"
        fontVariantNumeric="tabular-nums"
        disabled={left > 0}
        busy={isPending}
        onClick={press}
      >
        {left > 0 ? t('field.resendIn', { seconds: left }) : t('resend.button')}
      </Button>
      <chakra.p role="status" color="text.main" display={answer && !failure ? 'block' : 'none'}>
        {answer && !failure
          ? 'email' in user
            ? t('resend.sent', { email: user.email })
            : t('resend.sentToMailbox')
          : null}
      </chakra.p>
      <chakra.p role="alert" color="negative.text" display={failure ? 'block' : 'none'}>
        {failure && !isPending ? failureTranslations(failure, 'resend-activation') : null}
      </chakra.p>
    </Flex>
  )
}
