import { chakra } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { passwordByLinkBody } from '#shared/account/password-forms.schema.ts'
import { call } from '../../../api/call.ts'
import { brokenRules } from '../../../api/check-input.ts'
import { sessionStore } from '../../../api/session-store.ts'
import { useFailureWords } from '../../../api/use-failure-words.ts'
import { useRuleWords } from '../../../api/use-rule-words.ts'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFocusFirstInvalid } from '../../../ui/use-focus-first-invalid.ts'
import { type BadLink, badLinkOf } from '../frame/bad-link.ts'
import type { HandedOn } from '../frame/use-given-email.ts'
import { useCompanyPasswordHints } from './company-password-hints.ts'

const endpointFor = {
  reset: accountEndpoints.resetPassword,
  initial: accountEndpoints.initPassword,
} as const

/** A new password, typed twice, for whom the link is. Goes to the login when it is set. */
export const SetPasswordForm = ({
  token,
  email,
  purpose,
  onBadLink,
}: {
  token: string
  email: string
  purpose: 'reset' | 'initial'
  onBadLink: (reason: BadLink) => void
}) => {
  const { t } = useTranslation('account')
  const { messageOf } = useFailureWords()
  const { fieldMessages, ruleMessages } = useRuleWords()
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [broken, setBroken] = useState<Readonly<Record<string, string>>>({})
  const form = useRef<HTMLFormElement>(null)
  const hints = useCompanyPasswordHints(password)
  const endpoint = endpointFor[purpose]
  const body = { token, password, password_confirmation: confirmation }
  const setting = useMutation({
    mutationFn: () => call(endpoint, { body }),
    onSuccess: async (answer) => {
      // The server has ended every session of this user, the one of this browser too.
      if (sessionStore.get()?.user.email === answer.email) sessionStore.end()
      const handedOn: HandedOn = { isPasswordSet: true }
      await navigate(paths.login(answer.email), { replace: true, state: handedOn })
    },
    onError: (error) => {
      const reason = badLinkOf(error)
      if (reason) onBadLink(reason)
    },
  })
  const errors = useMemo(
    () => (Object.keys(broken).length > 0 ? ruleMessages(broken) : fieldMessages(setting.error)),
    [broken, setting.error, fieldMessages, ruleMessages],
  )
  useFocusFirstInvalid(form, errors)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const rules = brokenRules(passwordByLinkBody, body)
    setBroken(rules)
    if (Object.keys(rules).length === 0) setting.mutate()
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
      {setting.error && Object.keys(errors).length === 0 ? (
        <Notice tone="negative">{messageOf(setting.error)}</Notice>
      ) : null}
      <TextField
        label={t('setPassword.account')}
        type="email"
        name="email"
        autoComplete="username"
        readOnly
        value={email}
        onChange={() => {}}
      />
      <PasswordField
        label={t('setPassword.password')}
        name="password"
        autoComplete="new-password"
        required
        value={password}
        onChange={setPassword}
        rules={hints}
        error={errors['password']}
      />
      <PasswordField
        label={t('setPassword.confirmation')}
        name="password_confirmation"
        autoComplete="new-password"
        required
        value={confirmation}
        onChange={setConfirmation}
        error={errors['password_confirmation']}
      />
      <Button type="submit" wide busy={setting.isPending} mt="2">
        {t('setPassword.submit')}
      </Button>
    </chakra.form>
  )
}
