import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { useAuthDrafts } from '../dialog/use-auth-drafts.ts'
import { AuthFrame } from '../frame/auth-frame.tsx'
import { usePrefilledEmail } from '../frame/login-page-state.ts'
import { SignupForm } from './signup-form.tsx'

/** The company area's signup. Once there is a session, the route redirects to the home. */
export const Component = () => {
  const { t } = useTranslation('account')
  const typed = useAuthDrafts(usePrefilledEmail())
  return (
    <AuthFrame
      title={t('signup.title')}
      lead={t('signup.lead')}
      other={
        <>
          {t('page.hasAccount')}
          <TextLink to={paths.login()} state={{ email: typed.drafts.email }}>
            {t('page.toLogin')}
          </TextLink>
        </>
      }
    >
      <SignupForm {...typed} />
    </AuthFrame>
  )
}
