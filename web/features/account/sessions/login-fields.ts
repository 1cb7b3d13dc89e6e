import type { ApiError, FailureReason } from '../../../api/api-error.ts'

type LoginField = 'email' | 'password'

const fieldOfReason: Readonly<Partial<Record<FailureReason, LoginField>>> = {
  wrongPassword: 'password',
  wrongPasswordCaptchaNeeded: 'password',
  accountBlocked: 'email',
}

/** The field under which a refusal of the login is told, if it is at one. */
export const fieldOfRefusal = (error: ApiError): LoginField | undefined => fieldOfReason[error.reason]
