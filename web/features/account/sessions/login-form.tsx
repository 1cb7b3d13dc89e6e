import { Flex } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { LoginResponse } from '#shared/account/account-responses.schema.ts'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { readLoginName } from '#shared/input-parsing/read-login-name.ts'
import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { currentLine } from '../../../app/paths.ts'
import { withTranslations } from '../../../i18n/i18n.ts'
import { track } from '../../../tracking/track.ts'
import { Button } from '../../../ui/button.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import type { DraftProps } from '../dialog/use-auth-drafts.ts'
import { handOver } from './hand-over.ts'
import { loginFieldOf, loginFields, loginRules } from './login-input.ts'
import { LoginNameField } from './login-name-field.tsx'
import { LoginRefusal } from './login-refusal.tsx'
import { loginSource } from './login-source.ts'
import { openSession } from './open-session.ts'

const loadFactorLogin = withTranslations(
  ['factors', 'fieldRules'],
  () => import('../factors/factor-login.tsx'),
)
const FactorLogin = lazy(async () => ({ default: (await loadFactorLogin()).FactorLogin }))

/** The login by email address or mobile number and password, with a captcha after wrong passwords. */
export const LoginForm = ({
  drafts: { loginName, password },
  onDraft,
  onDone,
  onForgot,
}: DraftProps & { onDone?: () => void; onForgot: () => void }) => {
  const { t } = useTranslation('account')
  const [parameters] = useSearchParams()
  const source = loginSource(parameters, currentLine())
  const captcha = useCaptcha()
  const [loginToken, setLoginToken] = useState<string | null>(null)
  const enter = (answer: LoginResponse) => {
    openSession(answer)
    track('login_success')
    showToast('positive', t('login.success'))
    onDone?.()
  }
  const form = useForm({
    initial: { loginName, password },
    onType: (values) => {
      const read = readLoginName(values.loginName)
      onDraft({ ...(read && 'email' in read ? { email: read.email } : {}), ...values })
    },
    rulesOf: loginRules,
    words: { 'loginName invalid': t('login.nameInvalid') },
    mayBeSent: captcha.isAnswered,
    send: (values) =>
      call(accountEndpoints.login, { body: { ...loginFields(values), source, ...captcha.sent } }),
    pathOf: loginFieldOf,
    fieldOf: {
      wrongPassword: 'password',
      wrongPasswordCaptchaNeeded: 'password',
      accountBlocked: 'loginName',
    },
    onRefused: (error) => {
      if (isApiError(error) && error.carried) {
        if (error.reason === 'belongsToOtherPortal') void handOver(error.carried, source)
        if (error.reason === 'secondFactorNeeded') setLoginToken(error.carried)
      }
      return captcha.noteRefusal(error)
    },
    onDone: enter,
  })
  const { failure } = form
  const isHandedOver = isApiError(failure) && failure.reason === 'belongsToOtherPortal'

  if (loginToken !== null)
    return (
      <Suspense
        fallback={
          <Loading>
            <SkeletonText lines={3} />
          </Loading>
        }
      >
        <FactorLogin
          token={loginToken}
          source={source}
          onDone={enter}
          onBack={() => {
            setLoginToken(null)
            form.reset({ loginName: form.values.loginName, password: '' })
          }}
        />
      </Suspense>
    )
  return (
    <FormArea form={form} gap="4">
      {failure ? (
        <LoginRefusal
          error={failure}
          name={readLoginName(form.sent?.loginName ?? loginName)}
          onForgot={onForgot}
        />
      ) : null}
      <LoginNameField {...form.text('loginName')} />
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
