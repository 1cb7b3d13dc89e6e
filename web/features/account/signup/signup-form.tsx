import { chakra } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { type FailureReason, isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useFailureWords } from '../../../api/use-failure-words.ts'
import { useRuleWords } from '../../../api/use-rule-words.ts'
import { currentLine } from '../../../app/paths.ts'
import { announce } from '../../../ui/announcements.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { PhoneField } from '../../../ui/phone-field.tsx'
import { useFocusFirstInvalid } from '../../../ui/use-focus-first-invalid.ts'
import { PhoneCodeField } from '../codes/phone-code-field.tsx'
import type { DraftProps } from '../dialog/use-auth-drafts.ts'
import { EmailField } from '../frame/email-field.tsx'
import { openSession } from '../sessions/open-session.ts'
import { isBlocking, PaymentBlockedDialog } from './payment-blocked-dialog.tsx'
import type { PaymentVisitor } from './payment-visitor.ts'
import { signupBody, signupRules } from './signup-input.ts'
import { TermsField } from './terms-field.tsx'

/** The field under which a refusal of the signup is told. */
const fieldOfReason: Readonly<Partial<Record<FailureReason, string>>> = {
  signupPhoneTaken: 'phone_number',
  signupEmailTaken: 'email',
  codeMissing: 'phone_code',
  codeExpired: 'phone_code',
  codeIncorrect: 'phone_code',
}

/** Signing up. `visitor` is there when the payment platform sent them, and then their signup continues its authorisation. */
export const SignupForm = ({
  drafts: { email, signup: typed },
  onDraft,
  onDone,
  visitor,
}: DraftProps & { onDone?: () => void; visitor?: PaymentVisitor | undefined }) => {
  const { t } = useTranslation('account')
  const { messageOf } = useFailureWords()
  const { ruleMessages, fieldMessages } = useRuleWords()
  const [parameters] = useSearchParams()
  const type = (change: Partial<typeof typed>) => onDraft({ signup: { ...typed, ...change } })
  const [broken, setBroken] = useState<Readonly<Record<string, string>>>({})
  const [isCodeNew, setCodeNew] = useState(false)
  const [isBlocked, setBlocked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const line = currentLine()
  const body = signupBody(
    line,
    { email, ...typed },
    { cpid: parameters.get('cpid'), registerSession: visitor?.customer?.registerSession },
  )

  const signup = useMutation({
    mutationFn: () => call(accountEndpoints.register, { body }),
    onSuccess: (answer) => {
      openSession(answer)
      announce('positive', t('signup.success', { email: answer.user.email }))
      onDone?.()
    },
  })
  const failure = isApiError(signup.error) ? signup.error : null
  const errors = useMemo((): Readonly<Record<string, string>> => {
    if (Object.keys(broken).length > 0) return ruleMessages(broken)
    if (!failure) return {}
    const field = fieldOfReason[failure.reason]
    return field ? { [field]: messageOf(failure) } : fieldMessages(failure)
  }, [broken, failure, messageOf, ruleMessages, fieldMessages])
  useFocusFirstInvalid(form, errors)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (visitor && isBlocking(visitor.status)) return setBlocked(true)
    const rules = signupRules(body)
    setBroken(rules)
    setCodeNew(false)
    if (Object.keys(rules).length === 0) signup.mutate()
  }
  const { password } = typed
  const passwordRules = [
    { label: t('rule.length'), met: password.length >= 8 && password.length <= 30 },
    { label: t('rule.letter'), met: /[A-Za-z]/.test(password) },
    { label: t('rule.digit'), met: /\d/.test(password) },
  ]

  return (
    <chakra.form
      ref={form}
      onSubmit={submit}
      noValidate
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      {visitor?.customer ? <Notice tone="positive">{t('signup.fromPlatform')}</Notice> : null}
      {signup.error && failure?.reason === 'paymentAuthorisationFailed' ? (
        <Notice tone="negative" title={t('signup.startAgain')}>
          {t('signup.startAgainHelp')}
        </Notice>
      ) : signup.error && Object.keys(errors).length === 0 ? (
        <Notice tone="negative">{messageOf(signup.error)}</Notice>
      ) : null}
      <EmailField
        email={email}
        onEmail={(next) => onDraft({ email: next })}
        hint={t('field.emailHint')}
        error={errors['email']}
      />
      <PhoneField
        label={t('field.phone')}
        name="phone_number"
        required
        value={typed.phone}
        onChange={(phone) => type({ phone })}
        error={errors['phone_number'] ?? errors['phone_country_code']}
      />
      <PhoneCodeField
        phone={typed.phone}
        value={typed.code}
        onChange={(code) => type({ code })}
        error={isCodeNew ? undefined : errors['phone_code']}
        onSending={() => setCodeNew(true)}
      />
      <PasswordField
        label={t('field.password')}
        name="password"
        autoComplete="new-password"
        required
        value={password}
        onChange={(next) => type({ password: next })}
        rules={passwordRules}
        error={errors['password']}
      />
      <PasswordField
        label={t('field.passwordConfirmation')}
        name="password_confirmation"
        autoComplete="new-password"
        required
        value={typed.confirmation}
        onChange={(confirmation) => type({ confirmation })}
        error={errors['password_confirmation']}
      />
      <TermsField
        line={line}
        accepted={typed.accepted}
        onChange={(accepted) => type({ accepted })}
        error={errors['agreements']}
      />
      <Button type="submit" wide busy={signup.isPending}>
        {t('signup.submit')}
      </Button>
      {isBlocked && visitor && isBlocking(visitor.status) ? (
        <PaymentBlockedDialog status={visitor.status} onClose={() => setBlocked(false)} />
      ) : null}
    </chakra.form>
  )
}
