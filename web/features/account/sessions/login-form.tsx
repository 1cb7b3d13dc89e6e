import { Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { loginBody } from '#shared/account/login-form.schema.ts'
import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { brokenRules } from '../../../api/check-input.ts'
import { currentLine } from '../../../app/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { track } from '../../tracking/track.ts'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import type { DraftProps } from '../dialog/use-auth-drafts.ts'
import { EmailField } from '../frame/email-field.tsx'
import { handOver } from './hand-over.ts'
import { LoginRefusal } from './login-refusal.tsx'
import { loginSource } from './login-source.ts'
import { openSession } from './open-session.ts'

/** Logging in by address and password; with a captcha once passwords were wrong. */
export const LoginForm = ({
  drafts: { email, password },
  onDraft,
  onDone,
  onForgot,
}: DraftProps & { onDone?: () => void; onForgot: () => void }) => {
  const { t } = useTranslation('account')
  const [parameters] = useSearchParams()
  const source = loginSource(parameters, currentLine())
  const captcha = useCaptcha()
  const form = useForm({
    initial: { email, password },
    onType: onDraft,
    rulesOf: (values) => brokenRules(loginBody, values),
    mayBeSent: captcha.isAnswered,
    send: (values) => call(accountEndpoints.login, { body: { ...values, source, ...captcha.sent } }),
    fieldOf: { wrongPassword: 'password', wrongPasswordCaptchaNeeded: 'password', accountBlocked: 'email' },
    onRefused: (error) => {
      if (isApiError(error) && error.reason === 'belongsToOtherPortal' && error.carried)
        void handOver(error.carried, source)
      return captcha.noteRefusal(error)
    },
    onDone: (answer) => {
      openSession(answer)
      track('login_success')
      showToast('positive', t('login.success'))
      onDone?.()
    },
  })
  const { failure } = form
  const isHandedOver = isApiError(failure) && failure.reason === 'belongsToOtherPortal'

  return (
    <FormArea form={form} gap="4">
      {failure ? (
        <LoginRefusal error={failure} email={form.sent?.email ?? email} onForgot={onForgot} />
      ) : null}
      <EmailField {...form.text('email')} />
      <PasswordField
        {...form.text('password')}
        label={t('field.password')}
        autoComplete="current-password"
        required
      />
      {captcha.isWanted ? <CaptchaField {...captcha.field} /> : null}
      <Flex justify="flex-end" mt="-1">
        <TextButton minH="6" onClick={onForgot}>
          {t('login.forgot')}
        </TextButton>
      </Flex>
      <Button type="submit" wide busy={form.busy || isHandedOver}>
        {t('login.submit')}
      </Button>
    </FormArea>
  )
}
