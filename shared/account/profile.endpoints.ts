import { endpoint } from '../api/endpoint.ts'
import type { profileSchemas } from './profile.schemas.ts'

export const profileEndpoints = {
  /** Changes the given fields of name, language and e-mail address. Omitted fields stay. */
  updateProfile: endpoint<typeof profileSchemas.updateProfile>()({
    name: 'update-profile',
    method: 'POST',
    path: '/metadata/clientuser/updateBasicClientUser',
    audience: 'session',
    beforeActivation: true,
    stepUp: 'email',
    envelope: 'company',
    errors: ['changedMeanwhile', 'emailTaken', 'emailCodeExpired', 'emailCodeIncorrect'],
    audited: 'account',
    sensitive: ['speaksForLender'],
  }),
  /** Sends a verification code to the user's new address. */
  sendEmailCode: endpoint<typeof profileSchemas.sendEmailCode>()({
    name: 'send-email-code',
    method: 'POST',
    path: '/api/user/sendEmailCode',
    audience: 'session',
    beforeActivation: true,
    envelope: 'landing',
    errors: [
      'emailTaken',
      'codeExpired',
      'codeIncorrect',
      'waitBeforeResending',
      'dailyCodesUsed',
      'captchaNeeded',
    ],
    sensitive: ['speaksForLender'],
  }),
  /** Confirms the user's own mobile number by the code that was sent to it. */
  verifyPhone: endpoint<typeof profileSchemas.verifyPhone>()({
    name: 'verify-phone',
    method: 'POST',
    path: '/api/user/phoneVerified',
    audience: 'session',
    envelope: 'landing',
    errors: ['changedMeanwhile', 'codeExpired', 'phoneCodeIncorrect'],
    audited: 'account',
  }),
  /** Changes the mobile number to another, by the code that was sent to that one. */
  changePhone: endpoint<typeof profileSchemas.changePhone>()({
    name: 'change-phone',
    method: 'POST',
    path: '/api/user/change-phone',
    audience: 'session',
    stepUp: true,
    envelope: 'landing',
    errors: ['changedMeanwhile', 'phoneTaken', 'codeExpired', 'phoneCodeIncorrect'],
    audited: 'account',
  }),
  /** The target of a short link of the lender: a page of this portal. */
  lookUpLink: endpoint<typeof profileSchemas.lookUpLink>()({
    name: 'look-up-link',
    method: 'GET',
    path: '/api/tabf/link/{id}',
    audience: 'public',
    envelope: 'landing',
    errors: ['notFound'],
  }),
  /** The caller's network address. */
  getCallerIp: endpoint<typeof profileSchemas.getCallerIp>()({
    name: 'get-caller-ip',
    method: 'GET',
    path: '/auth/upUser/ip',
    audience: 'public',
    envelope: 'company',
    errors: [],
  }),
} as const
