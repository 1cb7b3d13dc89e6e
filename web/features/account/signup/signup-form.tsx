import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { forgetAdviser, storedAdviser } from '../../../api/stored-adviser.ts'
import { currentLine, paths } from '../../../app/paths.ts'
import { track } from '../../../tracking/track.ts'
import { Button } from '../../../ui/button.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { PhoneField } from '../../../ui/phone-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { PhoneCodeField } from '../codes/phone-code-field.tsx'
import type { DraftProps } from '../dialog/use-auth-drafts.ts'
import { EmailField } from '../frame/email-field.tsx'
import type { LoginPageState } from '../frame/login-page-state.ts'
import { openSession } from '../sessions/open-session.ts'
import { isBlocking, PaymentBlockedDialog } from './payment-blocked-dialog.tsx'
import type { PaymentVisitor } from './payment-visitor.ts'
import { type SignupInput, signupBody, signupRules } from './signup-input.ts'
import { TermsField } from './terms-field.tsx'

/** The signup form. With `visitor`, the signup continues an authorisation of the payment platform. */
export const SignupForm = ({
  drafts: { email, signup: typed },
  onDraft,
  onDone,
  visitor,
}: DraftProps & { onDone?: () => void; visitor?: PaymentVisitor | undefined }) => {
  const { t } = useTranslation('account')
  const [isBlocked, setBlocked] = useState(false)
  const line = currentLine()
  const bodyOf = (values: SignupInput) =>
    signupBody(line, values, {
      cpid: storedAdviser(),
      registerSession: visitor?.customer?.registerSession,
    })
  const form = useForm({
    initial: { email, ...typed },
    onType: ({ email: address, ...signup }) => onDraft({ email: address, signup }),
    rulesOf: (values) => signupRules(bodyOf(values)),
    send: (values) => call(accountEndpoints.register, { body: bodyOf(values) }),
    fieldOf: {
      signupPhoneTaken: 'phone_number',
      signupEmailTaken: 'email',
      codeMissing: 'phone_code',
      codeExpired: 'phone_code',
      phoneCodeIncorrect: 'phone_code',
    },
    onDone: (answer) => {
      openSession(answer)
      track('signup_success')
      forgetAdviser()
      showToast('positive', t('signup.success', { email: answer.user.email }))
      onDone?.()
    },
  })
  const { failure } = form
  const phone = form.phone('phone_country_code', 'phone_number')
  const { password } = form.values
  const passwordRules = [
    { label: t('rule.length'), met: password.length >= 8 && password.length <= 30 },
    { label: t('rule.letter'), met: /[A-Za-z]/.test(password) },
    { label: t('rule.digit'), met: /\d/.test(password) },
  ]

  return (
    <FormArea
      form={form}
      gap="4"
      onSubmit={() => (visitor && isBlocking(visitor.status) ? setBlocked(true) : form.submit())}
    >
      {visitor?.customer ? <Notice tone="positive">{t('signup.fromPlatform')}</Notice> : null}
      {isApiError(failure) && failure.reason === 'paymentAuthorisationFailed' ? (
        <Notice tone="negative" title={t('signup.startAgain')}>
          {t('signup.startAgainHelp')}
        </Notice>
      ) : form.failureTranslations ? (
        <Notice tone="negative">{form.failureTranslations}</Notice>
      ) : null}
      <EmailField {...form.text('email')} hint={t('field.emailHint')} />
      {isApiError(failure) && failure.reason === 'signupEmailTaken' ? (
        <Notice
          tone="waiting"
          title={t('signup.taken')}
          action={
            <TextLink
              to={paths.forgotPassword()}
              state={{ email: form.values.email } satisfies LoginPageState}
            >
              {t('signup.takenAction')}
            </TextLink>
          }
        >
          {t('signup.takenHelp')}
        </Notice>
      ) : null}
      <PhoneField {...phone} label={t('field.phone')} required />
      <PhoneCodeField
        {...form.text('phone_code')}
        phone={phone.value}
        onSending={() => form.forget('phone_code')}
      />
      <PasswordField
        {...form.text('password')}
        label={t('field.password')}
        autoComplete="new-password"
        required
        rules={passwordRules}
      />
      <PasswordField
        {...form.text('password_confirmation')}
        label={t('field.passwordConfirmation')}
        autoComplete="new-password"
        required
      />
      <TermsField line={line} {...form.tick('agreements')} />
      <Button type="submit" wide busy={form.busy}>
        {t('signup.submit')}
      </Button>
      {isBlocked && visitor && isBlocking(visitor.status) ? (
        <PaymentBlockedDialog status={visitor.status} onClose={() => setBlocked(false)} />
      ) : null}
    </FormArea>
  )
}
