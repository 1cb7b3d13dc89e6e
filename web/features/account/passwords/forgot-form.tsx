import { chakra } from '@chakra-ui/react'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { forgotPasswordBody } from '#shared/account/password-forms.schema.ts'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { isApiError } from '../../../api/api-error.ts'
import { brokenRules } from '../../../api/check-input.ts'
import { useFailureWords } from '../../../api/use-failure-words.ts'
import { useRuleWords } from '../../../api/use-rule-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { useFocusFirstInvalid } from '../../../ui/use-focus-first-invalid.ts'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { useSending } from '../codes/use-sending.ts'
import { EmailField } from '../frame/email-field.tsx'
import { ForgotSent } from './forgot-sent.tsx'
import { isOfEmail, sendResetLink, useForgotWords } from './send-reset-link.ts'

interface Sent {
  readonly email: string
  readonly answer: ResponseOf<typeof accountEndpoints.forgotPassword>
}

interface ForgotProps {
  email: string
  onEmail: (email: string) => void
  onBack: () => void
}

/** Asks for a link that sets a new password, then says where it went. */
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
  const { messageOf } = useFailureWords()
  const { fieldMessages, ruleMessages } = useRuleWords()
  const wordsOf = useForgotWords()
  const [broken, setBroken] = useState<Readonly<Record<string, string>>>({})
  const form = useRef<HTMLFormElement>(null)
  const { press, captcha, isPending, failure } = useSending((brought) => sendResetLink(email, brought), {
    onSent: (answer) => onSent({ email: email.trim(), answer }),
  })
  const errors = useMemo((): Readonly<Record<string, string>> => {
    if (Object.keys(broken).length > 0) return ruleMessages(broken)
    if (!isApiError(failure)) return {}
    return isOfEmail(failure) ? { email: messageOf(failure, 'forgot-password') } : fieldMessages(failure)
  }, [broken, failure, messageOf, fieldMessages, ruleMessages])
  useFocusFirstInvalid(form, errors)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const rules = brokenRules(forgotPasswordBody, { email })
    setBroken(rules)
    if (Object.keys(rules).length === 0) press()
  }
  return (
    <chakra.form
      ref={form}
      onSubmit={submit}
      noValidate
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      {failure && !isPending && Object.keys(errors).length === 0 ? (
        <Notice tone="negative">{wordsOf(failure)}</Notice>
      ) : null}
      <EmailField email={email} onEmail={onEmail} error={errors['email']} />
      {captcha.isWanted ? <CaptchaField {...captcha.field} /> : null}
      <Button type="submit" wide busy={isPending} mt="2">
        {t('forgot.submit')}
      </Button>
      <chakra.span textAlign="center">
        <TextButton minH="touch" px="2" onClick={onBack}>
          {t('forgot.back')}
        </TextButton>
      </chakra.span>
    </chakra.form>
  )
}
