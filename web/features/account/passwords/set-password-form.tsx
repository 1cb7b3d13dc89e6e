import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { setPasswordByLinkBody } from '#shared/account/password-forms.schema.ts'
import { termsOfLine } from '#shared/account/signup-terms.ts'
import { lineOfRegisterSource, productLines } from '#shared/product-lines/product-lines.ts'
import { call } from '../../../api/call.ts'
import { brokenRules } from '../../../api/check-input.ts'
import { sessionStore } from '../../../api/session-store.ts'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { type BadLink, badLinkOf } from '../frame/bad-link.ts'
import type { LoginPageState } from '../frame/login-page-state.ts'
import { restartSignup } from '../signup/restart-signup.ts'
import { TermsField } from '../signup/terms-field.tsx'
import { AccountOfPassword, NewPasswordFields } from './new-password-fields.tsx'

const endpointFor = {
  reset: accountEndpoints.resetPassword,
  initial: accountEndpoints.initPassword,
} as const

interface Values {
  readonly password: string
  readonly password_confirmation: string
  readonly agreements: boolean
}

/** Sets a new password by a mailed link, typed twice. Leads to the login afterwards. */
export const SetPasswordForm = ({
  token,
  email,
  purpose,
  claimsSignupOf,
  onBadLink,
}: {
  token: string
  email: string
  purpose: 'reset' | 'initial'
  /**
   * The line of the signup if the link claims an account that was never activated: its terms are accepted with the
   * password.
   */
  claimsSignupOf: string | null
  onBadLink: (reason: BadLink) => void
}) => {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const line = lineOfRegisterSource(claimsSignupOf) ?? productLines.hook
  const isClaim = claimsSignupOf !== null
  const bodyOf = ({ agreements, ...passwords }: Values) => ({
    token,
    ...passwords,
    ...(isClaim ? { agreements: agreements ? termsOfLine(line) : [] } : {}),
  })
  const form = useForm({
    initial: { password: '', password_confirmation: '', agreements: false },
    rulesOf: (values) => ({
      ...brokenRules(setPasswordByLinkBody, bodyOf(values)),
      ...(isClaim && !values.agreements ? { agreements: 'mustAccept' } : {}),
    }),
    send: (values) => call(endpointFor[purpose], { body: bodyOf(values) }),
    onRefused: (error) => {
      const reason = badLinkOf(error)
      if (reason) onBadLink(reason)
      return reason !== undefined
    },
    onDone: async (answer) => {
      if (isClaim) return restartSignup(answer.email, navigate)
      // The server has ended all sessions of this user, including this browser's.
      if (sessionStore.get()?.user.email === answer.email) sessionStore.end()
      const pageState: LoginPageState = { isPasswordSet: true }
      await navigate(paths.login(answer.email), { replace: true, state: pageState })
    },
  })
  return (
    <FormArea form={form} gap="4">
      {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
      <AccountOfPassword email={email} />
      <NewPasswordFields form={form} />
      {isClaim ? <TermsField line={line} {...form.tick('agreements')} /> : null}
      <Button type="submit" wide busy={form.busy} mt="2">
        {t('setPassword.submit')}
      </Button>
    </FormArea>
  )
}
