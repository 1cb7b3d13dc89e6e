import { useTranslation } from 'react-i18next'
import type { LoginName } from '#shared/input-parsing/read-login-name.ts'
import { isApiError } from '../../../api/api-error.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { brand } from '../../../ui/brand.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ResendActivation } from '../signup/resend-activation.tsx'

/** Explains a refusal that concerns no single field, with what the user can do. */
export const LoginRefusal = ({
  error,
  name,
  onForgot,
}: {
  error: unknown
  /** The login name of the attempt. */
  name: LoginName | undefined
  onForgot: () => void
}) => {
  const { t } = useTranslation('account')
  const failureTranslations = useFailureTranslations()
  switch (isApiError(error) ? error.reason : undefined) {
    case 'emailNotVerified':
      return (
        <Notice
          tone="waiting"
          title={t('login.notActivated')}
          action={name ? <ResendActivation key={JSON.stringify(name)} user={name} /> : undefined}
        >
          {name && 'email' in name
            ? t('login.notActivatedHelp', { email: name.email })
            : t('login.notActivatedHelpByMobile')}
        </Notice>
      )
    case 'accountLocked':
      return (
        <Notice
          tone="negative"
          title={t('login.locked')}
          action={
            <Button variant="secondary" size="sm" wraps minH="touch" onClick={onForgot}>
              {t('login.resetPassword')}
            </Button>
          }
        >
          {t('login.lockedHelp', { phone: brand.hotline })}
        </Notice>
      )
    case 'belongsToOtherPortal':
      return <Notice>{t('login.handingOver')}</Notice>
    case 'tooManyRequests':
      return <Notice tone="negative">{failureTranslations(error)}</Notice>
    default:
      return <Notice tone="negative">{t('login.genericError')}</Notice>
  }
}
