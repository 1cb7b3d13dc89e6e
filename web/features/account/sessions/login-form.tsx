import { chakra, Flex } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { loginBody } from '#shared/account/login-form.schema.ts'
import type { RequestOf } from '#shared/api/endpoint.ts'
import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { brokenRules } from '../../../api/check-input.ts'
import { useFailureWords } from '../../../api/use-failure-words.ts'
import { useRuleWords } from '../../../api/use-rule-words.ts'
import { currentLine } from '../../../app/paths.ts'
import { announce } from '../../../ui/announcements.tsx'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { useFocusFirstInvalid } from '../../../ui/use-focus-first-invalid.ts'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import type { DraftProps } from '../dialog/use-auth-drafts.ts'
import { EmailField } from '../frame/email-field.tsx'
import { handOver } from './hand-over.ts'
import { fieldOfRefusal } from './login-fields.ts'
import { LoginRefusal } from './login-refusal.tsx'
import { loginSource } from './login-source.ts'
import { openSession } from './open-session.ts'

type Body = RequestOf<typeof accountEndpoints.login>['body']

/** Logging in by address and password; with a captcha once passwords were wrong. */
export const LoginForm = ({
  drafts: { email, password },
  onDraft,
  onDone,
  onForgot,
}: DraftProps & { onDone?: () => void; onForgot: () => void }) => {
  const { t } = useTranslation('account')
  const { messageOf } = useFailureWords()
  const { fieldMessages, ruleMessages } = useRuleWords()
  const [parameters] = useSearchParams()
  const source = loginSource(parameters, currentLine())
  const [broken, setBroken] = useState<Readonly<Record<string, string>>>({})
  const captcha = useCaptcha()
  const form = useRef<HTMLFormElement>(null)
  const login = useMutation({
    mutationFn: (body: Body) => call(accountEndpoints.login, { body }),
    onSuccess: (answer) => {
      openSession(answer)
      announce('positive', t('login.success'))
      onDone?.()
    },
    onError: (error) => {
      captcha.noteRefusal(error)
      if (isApiError(error) && error.reason === 'belongsToOtherPortal' && error.carried)
        void handOver(error.carried, source)
    },
  })
  const failure = isApiError(login.error) ? login.error : null
  const isToldAtCaptcha = captcha.field.problem !== null

  const errors = useMemo((): Readonly<Record<string, string>> => {
    if (Object.keys(broken).length > 0) return ruleMessages(broken)
    if (!failure || isToldAtCaptcha) return {}
    const field = fieldOfRefusal(failure)
    return field ? { [field]: messageOf(failure) } : fieldMessages(failure)
  }, [broken, failure, isToldAtCaptcha, messageOf, fieldMessages, ruleMessages])
  useFocusFirstInvalid(form, errors)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = { email, password, source, ...captcha.sent }
    const rules = brokenRules(loginBody, body)
    setBroken(rules)
    const isAnswered = captcha.isAnswered()
    if (isAnswered && Object.keys(rules).length === 0) login.mutate(body)
  }
  const isToldAbove = login.error !== null && !isToldAtCaptcha && Object.keys(errors).length === 0

  return (
    <chakra.form
      ref={form}
      onSubmit={submit}
      noValidate
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      {isToldAbove ? (
        <LoginRefusal error={login.error} email={login.variables?.email ?? email} onForgot={onForgot} />
      ) : null}
      <EmailField email={email} onEmail={(next) => onDraft({ email: next })} error={errors['email']} />
      <PasswordField
        label={t('field.password')}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(next) => onDraft({ password: next })}
        error={errors['password']}
      />
      {captcha.isWanted ? <CaptchaField {...captcha.field} /> : null}
      <Flex justify="flex-end" mt="-1">
        <TextButton minH="6" onClick={onForgot}>
          {t('login.forgot')}
        </TextButton>
      </Flex>
      <Button type="submit" wide busy={login.isPending || failure?.reason === 'belongsToOtherPortal'}>
        {t('login.submit')}
      </Button>
    </chakra.form>
  )
}
