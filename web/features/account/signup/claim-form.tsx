import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { claimAccountBody } from '#shared/account/activation-form.schema.ts'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { termsOfLine } from '#shared/account/signup-terms.ts'
import { lineOfRegisterSource, productLines } from '#shared/product-lines/product-lines.ts'
import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { brokenRules } from '../../../api/check-input.ts'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { IntroPage } from '../../../ui/intro-page.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { AccountOfPassword, NewPasswordFields } from '../passwords/new-password-fields.tsx'
import { restartSignup } from './restart-signup.ts'
import { TermsField } from './terms-field.tsx'

interface Values {
  readonly password: string
  readonly password_confirmation: string
  readonly agreements: boolean
}

/**
 * Claims an account that was never activated, for an activation link opened in another browser than that of the signup:
 * the mailbox's owner sets a password, and learns what becomes of the data of the signup.
 */
export const ClaimPage = ({
  token,
  email,
  registerSource,
}: {
  token: string
  email: string
  registerSource: string
}) => {
  const { t } = useTranslation('account')
  return (
    <IntroPage
      picture="funds"
      title={t('claim.title')}
      text={t(registerSource === 'payoneer_online' ? 'claim.textPayoneer' : 'claim.text')}
      cardWidth="440px"
    >
      <ClaimForm token={token} email={email} registerSource={registerSource} />
    </IntroPage>
  )
}

const ClaimForm = ({
  token,
  email,
  registerSource,
}: {
  token: string
  email: string
  registerSource: string
}) => {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const line = lineOfRegisterSource(registerSource) ?? productLines.hook
  const bodyOf = ({ agreements, ...passwords }: Values) => ({
    token,
    ...passwords,
    agreements: agreements ? termsOfLine(line) : [],
  })
  const form = useForm({
    initial: { password: '', password_confirmation: '', agreements: false },
    rulesOf: (values) => ({
      ...brokenRules(claimAccountBody, bodyOf(values)),
      ...(values.agreements ? {} : { agreements: 'mustAccept' }),
    }),
    send: (values) => call(accountEndpoints.claimAccount, { body: bodyOf(values) }),
    // The account was activated meanwhile in the browser of the signup, so the signup's password is valid.
    onRefused: (error) => {
      const isDone = isApiError(error) && error.reason === 'alreadyDone'
      if (isDone) void navigate(paths.login(email), { replace: true })
      return isDone
    },
    onDone: (answer) => restartSignup(answer.email, navigate),
  })
  return (
    <FormArea form={form} gap="4">
      <chakra.p color="text.quiet">{t('claim.lead')}</chakra.p>
      {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
      <AccountOfPassword email={email} />
      <NewPasswordFields form={form} />
      <TermsField line={line} {...form.tick('agreements')} />
      <Button type="submit" wide busy={form.busy} mt="2">
        {t('claim.submit')}
      </Button>
    </FormArea>
  )
}
