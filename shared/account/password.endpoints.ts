import { companyEndpoint, publicCompanyEndpoint, publicLandingEndpoint } from '../api/endpoint.ts'
import type { passwordSchemas } from './password.schemas.ts'

export const passwordEndpoints = {
  /**
   * Mails a link that sets a new password: one a minute, ten a day, with a captcha after three. The link
   * leads to this portal, whatever host the request names.
   */
  forgotPassword: publicLandingEndpoint<typeof passwordSchemas.forgotPassword>()({
    name: 'forgot-password',
    method: 'POST',
    path: '/user/forgot/',
    errors: [
      'emailUnknown',
      'codeExpired',
      'codeIncorrect',
      'waitBeforeResending',
      'dailyCodesUsed',
      'captchaNeeded',
    ],
    sensitive: ['speaksForLender'],
  }),
  /** The user of a mailed link, while it is valid. */
  getResetEmail: publicCompanyEndpoint<typeof passwordSchemas.getResetEmail>()({
    name: 'get-reset-email',
    method: 'GET',
    path: '/auth/clientUser/getResetEmail',
    errors: ['linkInvalid', 'linkExpired'],
  }),
  /** Sets a new password by the token of a mailed link, and ends every session of the user. */
  resetPassword: publicCompanyEndpoint<typeof passwordSchemas.resetPassword>()({
    name: 'reset-password',
    method: 'POST',
    path: '/auth/clientUser/resetPassword',
    errors: ['invalidInput', 'changedMeanwhile', 'linkInvalid', 'linkExpired', 'passwordNotReset'],
    audited: 'account',
  }),
  /** Sets an invited user's first password by the token of the mailed invitation. */
  initPassword: publicCompanyEndpoint<typeof passwordSchemas.initPassword>()({
    name: 'init-password',
    method: 'POST',
    path: '/auth/clientUser/initPassword',
    errors: ['invalidInput', 'changedMeanwhile', 'invitationLinkInvalid'],
    audited: 'account',
  }),
  /** Changes the user's password, ends their other sessions and renews this one's token. */
  updatePassword: companyEndpoint<typeof passwordSchemas.updatePassword>()({
    name: 'update-password',
    method: 'POST',
    path: '/auth/clientUser/updatePassword',
    errors: ['invalidInput', 'changedMeanwhile', 'accountLocked', 'wrongOldPassword'],
    audited: 'account',
  }),
} as const
