import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resendActivationBody } from '#shared/account/activation-form.schema.ts'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { call } from '../../../api/call.ts'
import { brokenRules } from '../../../api/check-input.ts'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { IntroPage } from '../../../ui/intro-page.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { EmailField } from '../frame/email-field.tsx'
import { ResendActivation } from './resend-activation.tsx'

/** Explains why the activation failed, and requests another mail. */
export const RequestActivation = ({
  reason,
  email,
}: {
  reason: 'missing' | 'wrong' | 'expired'
  email: string
}) => {
  const { t } = useTranslation('account')
  return (
    <IntroPage
      picture="broke"
      title={t('activate.failedTitle')}
      text={t(`activate.${reason}`)}
      cardWidth="440px"
    >
      <AskAgain email={email} />
      {reason === 'expired' ? (
        <chakra.p mt="4" color="text.quiet">
          {t('activate.goneLead')}
          <TextLink to={paths.signup()}>{t('activate.goneAction')}</TextLink>
        </chakra.p>
      ) : null}
    </IntroPage>
  )
}

const AskAgain = ({ email: given }: { email: string }) => {
  const { t } = useTranslation('account')
  const [sent, setSent] = useState<{ email: string; waitSeconds: number } | null>(null)
  const captcha = useCaptcha()
  const form = useForm({
    initial: { email: given },
    rulesOf: (values) => brokenRules(resendActivationBody, values),
    mayBeSent: captcha.isAnswered,
    send: (values) => call(accountEndpoints.resendActivation, { body: { ...values, ...captcha.sent } }),
    call: 'resend-activation',
    onRefused: captcha.noteRefusal,
    onDone: ({ resend_after_seconds }, { email }) =>
      setSent({ email: email.trim(), waitSeconds: resend_after_seconds }),
  })

  if (sent) {
    return (
      <chakra.div display="grid" gap="4">
        <Notice tone="positive" title={t('activate.sentTitle')}>
          <chakra.span overflowWrap="anywhere">{t('activate.sentText', { email: sent.email })}</chakra.span>
        </Notice>
        <ResendActivation user={{ email: sent.email }} waitSeconds={sent.waitSeconds} />
      </chakra.div>
    )
  }
  return (
    <FormArea form={form} gap="4">
      <chakra.p color="text.quiet">{t('activate.resendLead')}</chakra.p>
      {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
      <EmailField {...form.text('email')} />
      {captcha.isWanted ? <CaptchaField {...captcha.field} /> : null}
      <Button type="submit" wide busy={form.busy}>
        {t('resend.button')}
      </Button>
    </FormArea>
  )
}
