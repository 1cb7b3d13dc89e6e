import { chakra } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { accountEndpoints } from '../../../shared/account/account.endpoints.ts'
import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useFailureWords } from '../../api/use-failure-words.ts'
import { absolutePath, currentLine, paths } from '../../app/paths.ts'
import { announce } from '../../ui/announcements.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextAnchor } from '../../ui/text-link.tsx'
import { useFocusFirstInvalid } from '../../ui/use-focus-first-invalid.ts'
import { type AuthFormProps, EmailField } from './email-field.tsx'
import { SendCodeButton } from './send-code-button.tsx'
import { type SignupInput, signupBody, signupRules } from './signup-input.ts'
import { startSession } from './start-session.ts'

/** The field under which a refusal of the signup is told. */
const fieldOfCode: Readonly<Record<number, string>> = {
  1: 'phone_number',
  3: 'email',
  60001: 'phone_code',
  60002: 'phone_code',
  60003: 'phone_code',
}

export const SignupForm = ({ email, onEmail, onDone }: AuthFormProps) => {
  const { t } = useTranslation('auth')
  const { messageOf, ruleMessages, fieldMessages } = useFailureWords()
  const [parameters] = useSearchParams()
  const [typed, setTyped] = useState<Omit<SignupInput, 'email'>>({
    phone: { countryCode: '+86', number: '' },
    code: '',
    password: '',
    confirmation: '',
    accepted: false,
  })
  const type = (change: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...change }))
  const [broken, setBroken] = useState<Readonly<Record<string, string>>>({})
  const [codeNote, setCodeNote] = useState<{ sent: boolean; text: string } | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const body = signupBody(currentLine, { email, ...typed }, parameters.get('cpid'))

  const signup = useMutation({
    mutationFn: () => call(accountEndpoints.register, { body }),
    onSuccess: (answer) => {
      startSession(answer)
      announce('positive', t('signup.success', { email: answer.user.email }))
      onDone()
    },
  })
  const errors = useMemo((): Readonly<Record<string, string>> => {
    if (Object.keys(broken).length > 0) return ruleMessages(broken)
    if (!isApiError(signup.error)) return {}
    const field = fieldOfCode[Number(signup.error.code)]
    return field ? { [field]: messageOf(signup.error, 'register') } : fieldMessages(signup.error)
  }, [broken, signup.error, messageOf, ruleMessages, fieldMessages])
  useFocusFirstInvalid(form, errors)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const rules = signupRules(body)
    setBroken(rules)
    setCodeNote(null)
    if (Object.keys(rules).length === 0) signup.mutate()
  }
  // The button is disabled from here on and would lose the focus; who types elsewhere meanwhile keeps it.
  const waitForCode = () => {
    const fields = form.current
    if (fields?.querySelector('input:focus, select:focus')) return
    fields?.querySelector<HTMLInputElement>('[name=phone_code]')?.focus()
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
      {signup.error && Object.keys(errors).length === 0 ? (
        <Notice tone="negative">{messageOf(signup.error, 'register')}</Notice>
      ) : null}
      <EmailField email={email} onEmail={onEmail} hint={t('field.emailHint')} error={errors['email']} />
      <PhoneField
        label={t('field.phone')}
        name="phone_number"
        required
        value={typed.phone}
        onChange={(phone) => type({ phone })}
        error={errors['phone_number'] ?? errors['phone_country_code']}
      />
      <TextField
        label={t('field.code')}
        name="phone_code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
        value={typed.code}
        onChange={(code) => type({ code })}
        hint={codeNote?.sent ? codeNote.text : undefined}
        error={codeNote && !codeNote.sent ? codeNote.text : errors['phone_code']}
        beside={
          <SendCodeButton
            phone={typed.phone}
            onSent={() => {
              setCodeNote({
                sent: true,
                text: t('signup.codeSent', { phone: `${typed.phone.countryCode} ${typed.phone.number}` }),
              })
              waitForCode()
            }}
            onFailure={(text) => setCodeNote({ sent: false, text })}
          />
        }
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
      <CheckboxField
        name="agreements"
        checked={typed.accepted}
        onChange={(accepted) => type({ accepted })}
        error={errors['agreements']}
        label={
          <>
            {t('signup.termsBefore')}
            <TextAnchor href={absolutePath(paths.terms())} target="_blank" rel="noreferrer">
              {t('signup.termsLink')}
            </TextAnchor>
            {t('signup.termsAfter')}
          </>
        }
      />
      <Button type="submit" wide busy={signup.isPending}>
        {t('signup.submit')}
      </Button>
    </chakra.form>
  )
}
