import { type FailureReason, isApiError } from '../../../api/api-error.ts'

/**
 * Why a captcha was rejected, or that one is required now. A new object each time, so that a repeated problem is
 * announced again.
 */
export interface CaptchaProblem {
  readonly reason: 'asked' | 'needed' | 'required' | 'expired' | 'incorrect'
}

const problemOfReason: Readonly<Partial<Record<FailureReason, CaptchaProblem['reason']>>> = {
  codeExpired: 'expired',
  codeIncorrect: 'incorrect',
  captchaNeeded: 'asked',
}

/** The captcha problem in a refusal; null if the captcha was not the reason. */
export const captchaProblemOf = (error: unknown): CaptchaProblem | null => {
  if (!isApiError(error)) return null
  const isMissing = error.errors.some(({ field, rule }) => field === 'body.code' && rule === 'required')
  const reason = problemOfReason[error.reason] ?? (isMissing ? 'required' : undefined)
  return reason ? { reason } : null
}

/** True for a refusal after which the call requires a captcha, whatever the refusal's reason. */
export const asksForCaptcha = (error: unknown): boolean =>
  captchaProblemOf(error) !== null || (isApiError(error) && error.reason === 'wrongPasswordCaptchaNeeded')
