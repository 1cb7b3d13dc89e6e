import { chakra } from '@chakra-ui/react'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { resendActivationBody } from '#shared/account/activation-form.schema.ts'
import { call } from '../../../api/call.ts'
import { brokenRules } from '../../../api/check-input.ts'
import { useFailureWords } from '../../../api/use-failure-words.ts'
import { useRuleWords } from '../../../api/use-rule-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { OpeningPage } from '../../../ui/opening-page.tsx'
import { useFocusFirstInvalid } from '../../../ui/use-focus-first-invalid.ts'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { useSending } from '../codes/use-sending.ts'
import { EmailField } from '../frame/email-field.tsx'
import { ResendActivation } from './resend-activation.tsx'

/** The link activated nothing: why, and another mail to an address that the person types. */
export const AskForActivation = ({
  reason,
  email,
}: {
  reason: 'missing' | 'wrong' | 'expired'
  email: string
}) => {
  const { t } = useTranslation('account')
  return (
    <OpeningPage
      picture="broke"
      title={t('activate.failedTitle')}
      text={t(`activate.${reason}`)}
      cardWidth="440px"
    >
      <AskAgain email={email} />
    </OpeningPage>
  )
}

const AskAgain = ({ email: given }: { email: string }) => {
  const { t } = useTranslation('account')
  const { messageOf } = useFailureWords()
  const { fieldMessages, ruleMessages } = useRuleWords()
  const [email, setEmail] = useState(given)
  const [sent, setSent] = useState<{ email: string; waitSeconds: number } | null>(null)
  const [broken, setBroken] = useState<Readonly<Record<string, string>>>({})
  const form = useRef<HTMLFormElement>(null)
  const { press, captcha, isPending, failure } = useSending(
    (brought) => call(accountEndpoints.resendActivation, { body: { email, ...brought } }),
    {
      onSent: ({ resend_after_seconds }) =>
        setSent({ email: email.trim(), waitSeconds: resend_after_seconds }),
    },
  )
  const errors = useMemo(
    () => (Object.keys(broken).length > 0 ? ruleMessages(broken) : fieldMessages(failure)),
    [broken, failure, fieldMessages, ruleMessages],
  )
  useFocusFirstInvalid(form, errors)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const rules = brokenRules(resendActivationBody, { email })
    setBroken(rules)
    if (Object.keys(rules).length === 0) press()
  }
  const failureWords = () => messageOf(failure, 'resend-activation')

  if (sent) {
    return (
      <chakra.div display="grid" gap="4">
        <Notice tone="positive" title={t('activate.sentTitle')}>
          <chakra.span overflowWrap="anywhere">{t('activate.sentText', { email: sent.email })}</chakra.span>
        </Notice>
        <ResendActivation email={sent.email} waitSeconds={sent.waitSeconds} />
      </chakra.div>
    )
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
      <chakra.p color="text.quiet">{t('activate.resendLead')}</chakra.p>
      {failure && !isPending && Object.keys(errors).length === 0 ? (
        <Notice tone="negative">{failureWords()}</Notice>
      ) : null}
      <EmailField email={email} onEmail={setEmail} error={errors['email']} />
      {captcha.isWanted ? <CaptchaField {...captcha.field} /> : null}
      <Button type="submit" wide busy={isPending}>
        {t('resend.button')}
      </Button>
    </chakra.form>
  )
}
