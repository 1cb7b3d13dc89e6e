import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useAuthDrafts } from '../dialog/use-auth-drafts.ts'
import { AuthFrame } from '../frame/auth-frame.tsx'
import { usePrefilledEmail } from '../frame/login-page-state.ts'
import { ForgotForm } from './forgot-form.tsx'

/** The company area's page to request a password reset link. */
export const Component = () => {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const {
    drafts: { email },
    onDraft,
  } = useAuthDrafts(usePrefilledEmail())
  return (
    <AuthFrame title={t('forgot.title')} lead={t('forgot.lead')}>
      <ForgotForm
        email={email}
        onEmail={(next) => onDraft({ email: next })}
        onBack={() => void navigate(paths.login(), { state: { email } })}
      />
    </AuthFrame>
  )
}
