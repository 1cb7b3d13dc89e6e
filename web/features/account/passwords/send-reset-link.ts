import { useTranslation } from 'react-i18next'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { absolutePath } from '#shared/site/screen-paths.ts'
import { type ApiError, isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { paths } from '../../../app/paths.ts'
import type { CaptchaResponse } from '../captcha/use-captcha.ts'

/** Requests the mail with the password reset link. */
export const sendResetLink = (email: string, captcha: CaptchaResponse | undefined) =>
  call(accountEndpoints.forgotPassword, {
    body: {
      email,
      host_name: window.location.host,
      reset_page: absolutePath(paths.setPassword()),
      ...captcha,
    },
  })

/** True for a refusal that concerns the email address. */
export const concernsEmail = (error: ApiError): boolean =>
  error.reason === 'emailUnknown' || error.reason === 'emailRegistered'

/** The text of a refusal: when to try again, or that nothing was sent. */
export const useForgotTranslations = (): ((error: unknown) => string) => {
  const { t } = useTranslation('account')
  const failureTranslations = useFailureTranslations()
  return (error) => {
    const isTelling =
      isApiError(error) &&
      (concernsEmail(error) || ['waitBeforeResending', 'dailyCodesUsed', 'network'].includes(error.reason))
    return isTelling ? failureTranslations(error, 'forgot-password') : t('forgot.notSent')
  }
}
