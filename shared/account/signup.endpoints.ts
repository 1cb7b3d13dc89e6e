import { publicCompanyEndpoint, publicLandingEndpoint } from '../api/endpoint.ts'
import type { signupSchemas } from './signup.schemas.ts'

export const signupEndpoints = {
  /** Signs a seller up with a verified phone, creates a draft company and logs them in at once. */
  register: publicLandingEndpoint<typeof signupSchemas.register>()({
    name: 'register',
    method: 'POST',
    path: '/api/register',
    errors: [
      'signupPhoneTaken',
      'signupEmailTaken',
      'invalidInput',
      'codeExpired',
      'phoneCodeIncorrect',
      'paymentAuthorisationFailed',
      'paymentAccountBound',
      'paymentAccountExists',
      'paymentCompanyExists',
    ],
    audited: 'account',
    sensitive: ['speaksForLender'],
  }),
  /** Sends a verification code to a mobile phone: one a minute, ten a day, with a captcha after three. */
  sendPhoneCode: publicLandingEndpoint<typeof signupSchemas.sendPhoneCode>()({
    name: 'send-phone-code',
    method: 'POST',
    path: '/api/user/sendPhoneCode',
    errors: ['codeExpired', 'codeIncorrect', 'waitBeforeResending', 'dailyCodesUsed', 'captchaNeeded'],
    sensitive: ['speaksForLender'],
  }),
  /**
   * Confirms an e-mail address by the token of the mailed link, in the browser that signed up. In another it confirms
   * nothing: the owner of the mailbox sets a password first, by `claim-account`. The same link may be opened again.
   */
  activate: publicLandingEndpoint<typeof signupSchemas.activate>()({
    name: 'activate',
    method: 'POST',
    path: '/api/user/activate',
    errors: ['changedMeanwhile', 'linkInvalid', 'linkExpired'],
    audited: 'account',
  }),
  /**
   * Confirms the address of a mailed activation link from another browser than the one that signed up, and sets the
   * owner's password. Password, sessions, second factors, mobile number and consents of the signup are dropped with it.
   */
  claimAccount: publicLandingEndpoint<typeof signupSchemas.claimAccount>()({
    name: 'claim-account',
    method: 'POST',
    path: '/api/user/activate/claim',
    errors: ['invalidInput', 'changedMeanwhile', 'alreadyDone', 'linkInvalid', 'linkExpired'],
    audited: 'account',
  }),
  /**
   * Mails the activation link again. The response is the same for unknown users: one a minute, ten a day, with a
   * captcha after three.
   */
  resendActivation: publicCompanyEndpoint<typeof signupSchemas.resendActivation>()({
    name: 'resend-activation',
    method: 'POST',
    path: '/auth/clientUser/resend/email',
    errors: [
      'codeExpired',
      'codeIncorrect',
      'waitBeforeResending',
      'dailyActivationMailsUsed',
      'captchaNeeded',
    ],
    sensitive: ['speaksForLender'],
  }),
} as const
