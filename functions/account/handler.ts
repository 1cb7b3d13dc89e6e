import { accountSchemas } from '#shared/account/account.schemas.ts'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { createAreaLambda } from '../http/area-lambda.ts'
import type { Handlers } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

const handlers: Handlers<typeof accountEndpoints> = {
  activate: async () => (await import('./signup/activate.ts')).activate,
  claimAccount: async () => (await import('./signup/claim-account.ts')).claimAccount,
  changePhone: async () => (await import('./profile/change-phone.ts')).changePhone,
  endSession: async () => (await import('./sessions/end-session.ts')).endSession,
  endOtherSessions: async () => (await import('./sessions/end-other-sessions.ts')).endOtherSessions,
  forgotPassword: async () => (await import('./passwords/forgot-password.ts')).forgotPassword,
  getCallerIp: async () => (await import('./profile/get-caller-ip.ts')).getCallerIp,
  getCaptcha: async () => (await import('./captcha/get-captcha.ts')).getCaptcha,
  getResetEmail: async () => (await import('./passwords/get-reset-email.ts')).getResetEmail,
  getUser: async () => (await import('./sessions/get-user.ts')).getUser,
  initPassword: async () => (await import('./passwords/init-password.ts')).initPassword,
  listSessions: async () => (await import('./sessions/list-sessions.ts')).listSessions,
  listSecurityActivity: async () =>
    (await import('./security/list-security-activity.ts')).listSecurityActivity,
  loginByToken: async () => (await import('./sessions/login-by-token.ts')).loginByToken,
  login: async () => (await import('./sessions/login.ts')).login,
  logout: async () => (await import('./sessions/logout.ts')).logout,
  lookUpLink: async () => (await import('./profile/look-up-link.ts')).lookUpLink,
  register: async () => (await import('./signup/register.ts')).register,
  resendActivation: async () => (await import('./signup/resend-activation.ts')).resendActivation,
  resetPassword: async () => (await import('./passwords/reset-password.ts')).resetPassword,
  sendEmailCode: async () => (await import('./codes/send-email-code.ts')).sendEmailCode,
  sendPhoneCode: async () => (await import('./codes/send-phone-code.ts')).sendPhoneCode,
  updatePassword: async () => (await import('./passwords/update-password.ts')).updatePassword,
  updateProfile: async () => (await import('./profile/update-profile.ts')).updateProfile,
  verifyPhone: async () => (await import('./profile/verify-phone.ts')).verifyPhone,
}

export const createAccountLambda = (deps: Deps) =>
  createAreaLambda(accountEndpoints, accountSchemas, handlers, deps)
