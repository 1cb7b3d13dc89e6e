import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { AuthFrame } from './auth-frame.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { useAuthDrafts } from './use-auth-drafts.ts'
import { useGivenEmail } from './use-given-email.ts'

/** Where the company area's users ask for a link that sets a new password. */
export const Component = () => {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const {
    drafts: { email },
    onDraft,
  } = useAuthDrafts(useGivenEmail())
  return (
    <AuthFrame title={t('forgot.title')} lead={t('forgot.lead')}>
      <ForgotForm
        email={email}
        onEmail={(next) => onDraft({ email: next })}
        onBack={() => void navigate(paths.signIn(), { state: { email } })}
      />
    </AuthFrame>
  )
}
