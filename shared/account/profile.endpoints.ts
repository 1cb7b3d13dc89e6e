import {
  companyEndpoint,
  landingEndpoint,
  publicCompanyEndpoint,
  publicLandingEndpoint,
} from '../api/endpoint.ts'
import type { profileSchemas } from './profile.schemas.ts'

export const profileEndpoints = {
  /** Changes the given fields of name, language and e-mail address. Omitted fields stay. */
  updateProfile: companyEndpoint<typeof profileSchemas.updateProfile>()({
    name: 'update-profile',
    method: 'POST',
    path: '/metadata/clientuser/updateBasicClientUser',
    beforeActivation: true,
    stepUp: 'email',
    errors: ['changedMeanwhile', 'emailTaken', 'emailCodeExpired', 'emailCodeIncorrect'],
    audited: 'account',
    sensitive: ['speaksForLender'],
  }),
  /** Sends a verification code to the user's new address. */
  sendEmailCode: landingEndpoint<typeof profileSchemas.sendEmailCode>()({
    name: 'send-email-code',
    method: 'POST',
    path: '/api/user/sendEmailCode',
    beforeActivation: true,
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
  verifyPhone: landingEndpoint<typeof profileSchemas.verifyPhone>()({
    name: 'verify-phone',
    method: 'POST',
    path: '/api/user/phoneVerified',
    errors: ['changedMeanwhile', 'codeExpired', 'phoneCodeIncorrect'],
    audited: 'account',
  }),
  /** Changes the mobile number, given the code that was sent to the new one. */
  changePhone: landingEndpoint<typeof profileSchemas.changePhone>()({
    name: 'change-phone',
    method: 'POST',
    path: '/api/user/change-phone',
    stepUp: true,
    errors: ['changedMeanwhile', 'phoneTaken', 'codeExpired', 'phoneCodeIncorrect'],
    audited: 'account',
  }),
  /** The target of a short link of the lender: a page of this portal. */
  lookUpLink: publicLandingEndpoint<typeof profileSchemas.lookUpLink>()({
    name: 'look-up-link',
    method: 'GET',
    path: '/api/tabf/link/{id}',
    errors: ['notFound'],
  }),
  /** The caller's network address. */
  getCallerIp: publicCompanyEndpoint<typeof profileSchemas.getCallerIp>()({
    name: 'get-caller-ip',
    method: 'GET',
    path: '/auth/upUser/ip',
  }),
} as const
