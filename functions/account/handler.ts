import { accountEndpoints } from '../../shared/account/account.endpoints.ts'
import type { Deps } from '../http/deps.ts'
import { createAreaLambda } from '../http/lambda.ts'
import { getCaptcha } from './captcha/get-captcha.ts'
import { sendEmailCode } from './codes/send-email-code.ts'
import { sendPhoneCode } from './codes/send-phone-code.ts'
import { forgotPassword } from './passwords/forgot-password.ts'
import { getResetEmail } from './passwords/get-reset-email.ts'
import { initPassword } from './passwords/init-password.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { updatePassword } from './passwords/update-password.ts'
import { changePhone } from './profile/change-phone.ts'
import { getCallerIp } from './profile/get-caller-ip.ts'
import { lookUpLink } from './profile/look-up-link.ts'
import { updateProfile } from './profile/update-profile.ts'
import { verifyPhone } from './profile/verify-phone.ts'
import { endSession } from './sessions/end-session.ts'
import { getUser } from './sessions/get-user.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { logInByToken } from './sessions/log-in-by-token.ts'
import { login } from './sessions/login.ts'
import { logout } from './sessions/logout.ts'
import { activate } from './signup/activate.ts'
import { register } from './signup/register.ts'
import { resendActivation } from './signup/resend-activation.ts'

const handlers = {
  activate,
  changePhone,
  endSession,
  forgotPassword,
  getCallerIp,
  getCaptcha,
  getResetEmail,
  getUser,
  initPassword,
  listSessions,
  logInByToken,
  login,
  logout,
  lookUpLink,
  register,
  resendActivation,
  resetPassword,
  sendEmailCode,
  sendPhoneCode,
  updatePassword,
  updateProfile,
  verifyPhone,
}

export const createAccountLambda = (deps: Deps) => createAreaLambda(accountEndpoints, handlers, deps)
