import { Box, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { useThrottledSend } from '../codes/use-throttled-send.ts'
import { sendResetLink, useForgotTranslations } from './send-reset-link.ts'

/** Confirms the sent mail: its address, the link's validity, and a button to send another after a wait. */
export const ForgotSent = ({
  email,
  answer: first,
  onOther,
  onBack,
}: {
  email: string
  answer: ResponseOf<typeof accountEndpoints.forgotPassword>
  onOther: () => void
  onBack: () => void
}) => {
  const { t } = useTranslation('account')
  const wordsOf = useForgotTranslations()
  const { press, left, captcha, answer, isPending, failure } = useThrottledSend(
    (brought) => sendResetLink(email, brought),
    { waitSeconds: first.resend_after_seconds },
  )
  // The focused form is gone; a live region announces its replacement.
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  const minutes = Math.round((answer ?? first).valid_for_seconds / 60)
  return (
    <Flex direction="column" gap="4">
      <Box ref={notice} tabIndex={-1} outline="none">
        <Notice tone="positive" title={t('forgot.sentTitle')}>
          <chakra.span overflowWrap="anywhere">{t('forgot.sentText', { email, minutes })}</chakra.span>
        </Notice>
      </Box>
      {failure && !isPending ? <Notice tone="negative">{wordsOf(failure)}</Notice> : null}
      {captcha.isWanted ? <CaptchaField {...captcha.field} onEnter={press} /> : null}
      <Flex gap="3" wrap="wrap" align="center">
        <Button
          variant="secondary"
          size="md"
          fontVariantNumeric="tabular-nums"
          disabled={left > 0}
          busy={isPending}
          onClick={press}
        >
          {left > 0 ? t('field.resendIn', { seconds: left }) : t('field.resend')}
        </Button>
        <Button variant="quiet" size="md" onClick={onOther}>
          {t('forgot.otherEmail')}
        </Button>
      </Flex>
      <chakra.p role="status" color="text.quiet">
        {answer ? t('forgot.sentAgain') : null}
      </chakra.p>
      <Box>
        <TextButton minH="touch" onClick={onBack}>
          {t('forgot.back')}
        </TextButton>
      </Box>
    </Flex>
  )
}
