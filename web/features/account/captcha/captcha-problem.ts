import { type FailureReason, isApiError } from '../../../api/api-error.ts'

/** Why a captcha was not good enough, or that it is asked for now. Another object each time that it is found. */
export interface CaptchaProblem {
  readonly reason: 'asked' | 'needed' | 'required' | 'expired' | 'incorrect'
}

const problemOfReason: Readonly<Partial<Record<FailureReason, CaptchaProblem['reason']>>> = {
  codeExpired: 'expired',
  codeIncorrect: 'incorrect',
  captchaNeeded: 'asked',
}

/** What a refusal says of the captcha; null when the captcha was not the reason. */
export const captchaProblemOf = (error: unknown): CaptchaProblem | null => {
  if (!isApiError(error)) return null
  const isMissing = error.errors.some(({ field, rule }) => field === 'body.code' && rule === 'required')
  const reason = problemOfReason[error.reason] ?? (isMissing ? 'required' : undefined)
  return reason ? { reason } : null
}

/** True for a refusal after which the call needs a captcha, whatever else was wrong with it. */
export const asksForCaptcha = (error: unknown): boolean =>
  captchaProblemOf(error) !== null || (isApiError(error) && error.reason === 'wrongPasswordCaptchaNeeded')
