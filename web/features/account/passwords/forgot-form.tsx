import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { forgotPasswordBody } from '#shared/account/password-forms.schema.ts'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { brokenRules } from '../../../api/check-input.ts'
import { Button } from '../../../ui/button.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { EmailField } from '../frame/email-field.tsx'
import { ForgotSent } from './forgot-sent.tsx'
import { sendResetLink, useForgotTranslations } from './send-reset-link.ts'

interface Sent {
  readonly email: string
  readonly answer: ResponseOf<typeof accountEndpoints.forgotPassword>
}

interface ForgotProps {
  email: string
  onEmail: (email: string) => void
  onBack: () => void
}

/** Requests a password reset link, then shows where it was sent. */
export const ForgotForm = (props: ForgotProps) => {
  const [sent, setSent] = useState<Sent | null>(null)
  return sent ? (
    <ForgotSent {...sent} onOther={() => setSent(null)} onBack={props.onBack} />
  ) : (
    <AskForLink {...props} onSent={setSent} />
  )
}

const AskForLink = ({ email, onEmail, onBack, onSent }: ForgotProps & { onSent: (sent: Sent) => void }) => {
  const { t } = useTranslation('account')
  const wordsOf = useForgotTranslations()
  const captcha = useCaptcha()
  const form = useForm({
    initial: { email },
    onType: (values) => onEmail(values.email),
    rulesOf: (values) => brokenRules(forgotPasswordBody, values),
    mayBeSent: captcha.isAnswered,
    send: (values) => sendResetLink(values.email, captcha.sent),
    call: 'forgot-password',
    fieldOf: { emailUnknown: 'email', emailRegistered: 'email' },
    onRefused: captcha.noteRefusal,
    onDone: (answer, values) => onSent({ email: values.email.trim(), answer }),
  })
  return (
    <FormArea form={form} gap="4">
      {form.failure ? <Notice tone="negative">{wordsOf(form.failure)}</Notice> : null}
      <EmailField {...form.text('email')} />
      {captcha.isWanted ? <CaptchaField {...captcha.field} /> : null}
      <Button type="submit" wide busy={form.busy} mt="2">
        {t('forgot.submit')}
      </Button>
      <chakra.span textAlign="center">
        <TextButton minH="touch" px="2" onClick={onBack}>
          {t('forgot.back')}
        </TextButton>
      </chakra.span>
    </FormArea>
  )
}
