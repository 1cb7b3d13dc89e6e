import { chakra } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountEndpoints } from '../../../shared/account/account.endpoints.ts'
import { isApiError, isUnanswered } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { brokenRules } from '../../api/check-input.ts'
import { useFailureWords } from '../../api/use-failure-words.ts'
import { currentLine } from '../../app/paths.ts'
import { announce } from '../../ui/announcements.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useFocusFirstInvalid } from '../../ui/use-focus-first-invalid.ts'
import { type AuthFormProps, EmailField } from './email-field.tsx'
import { startSession } from './start-session.ts'

type LoginField = 'email' | 'password'

/** Where a refusal of the login is told: under a field, or above the form. */
const fieldOfCode = { 400: 'password', 401: 'email' } as const satisfies Record<number, LoginField>

export const LoginForm = ({ email, onEmail, onDone }: AuthFormProps) => {
  const { t } = useTranslation('auth')
  const { messageOf, fieldMessages, ruleMessages } = useFailureWords()
  const [password, setPassword] = useState('')
  const [broken, setBroken] = useState<Readonly<Record<string, string>>>({})
  const form = useRef<HTMLFormElement>(null)
  const body = { email, password, source: currentLine.productCode }
  const login = useMutation({
    mutationFn: () => call(accountEndpoints.login, { body }),
    onSuccess: (answer) => {
      startSession(answer)
      announce('positive', t('login.success'))
      onDone()
    },
  })
  const failure = isApiError(login.error) ? login.error : null
  const failedField =
    failure && (failure.code === 400 || failure.code === 401) ? fieldOfCode[failure.code] : null

  const errors = useMemo((): Partial<Record<LoginField, string>> => {
    if (Object.keys(broken).length > 0) return ruleMessages(broken)
    if (failedField) return { [failedField]: messageOf(failure, 'login') }
    return fieldMessages(failure)
  }, [broken, failedField, failure, messageOf, fieldMessages, ruleMessages])
  useFocusFirstInvalid(form, errors)

  const isGeneric = login.error !== null && (!failure || isUnanswered(failure))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const rules = brokenRules(accountEndpoints.login.body, body)
    setBroken(rules)
    if (Object.keys(rules).length === 0) login.mutate()
  }

  return (
    <chakra.form ref={form} onSubmit={submit} noValidate display="grid" gap="4">
      {failure?.code === 80016 ? (
        <Notice tone="waiting" title={t('login.notActivated')}>
          {t('login.notActivatedHelp', { email })}
        </Notice>
      ) : null}
      {isGeneric ? <Notice tone="negative">{t('login.genericError')}</Notice> : null}
      {failure && !isGeneric && failure.code !== 80016 && Object.keys(errors).length === 0 ? (
        <Notice tone="negative">{messageOf(failure, 'login')}</Notice>
      ) : null}
      <EmailField email={email} onEmail={onEmail} error={errors.email} />
      <PasswordField
        label={t('field.password')}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
        error={errors.password}
      />
      <Button type="submit" wide busy={login.isPending} mt="2">
        {t('login.submit')}
      </Button>
    </chakra.form>
  )
}
