import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { Notice } from '../../../ui/notice.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { useAuthDrafts } from '../dialog/use-auth-drafts.ts'
import { AuthFrame } from '../frame/auth-frame.tsx'
import { type LoginPageState, useLoginPageState, usePrefilledEmail } from '../frame/login-page-state.ts'
import { LoginForm } from './login-form.tsx'

/** The company area's login. Once there is a session, the route redirects to the home. */
export const Component = () => {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const { isPasswordSet, isNumberNext } = useLoginPageState()
  const typed = useAuthDrafts(usePrefilledEmail())
  const state: LoginPageState = { email: typed.drafts.email }
  return (
    <AuthFrame
      title={t('login.title')}
      lead={t('login.lead')}
      other={
        <>
          {t('page.noAccount')}
          <TextLink to={paths.signup()} state={state}>
            {t('page.toSignUp')}
          </TextLink>
        </>
      }
    >
      {isPasswordSet ? (
        <Box mb="5">
          <Notice tone="positive">{t(isNumberNext ? 'claim.done' : 'setPassword.done')}</Notice>
        </Box>
      ) : null}
      <LoginForm {...typed} onForgot={() => void navigate(paths.forgotPassword(), { state })} />
    </AuthFrame>
  )
}
