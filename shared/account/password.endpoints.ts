import * as z from 'zod/mini'
import { endpoint } from '../api/endpoint.ts'
import { captchaFields, emailAddress, linkToken, messageSent } from './account.schemas.ts'
import { givenPassword, newCompanyPassword, withPasswordsAlike } from './password.ts'

const passwordByLink = withPasswordsAlike(z.object({ token: linkToken, ...newCompanyPassword }))

/** The address that the new password logs in with. */
const passwordSet = z.object({ email: z.string() })

export const passwordEndpoints = {
  forgotPassword: endpoint({
    name: 'forgot-password',
    method: 'POST',
    path: '/user/forgot/',
    audience: 'public',
    envelope: 'landing',
    summary:
      'Mails a link that sets a new password: one a minute, ten a day, with a captcha after three. The link leads to this portal, whatever host the request names.',
    body: z.object({
      email: emailAddress,
      host_name: z.optional(z.string('invalid').check(z.trim(), z.maxLength(300, 'tooLong'))),
      reset_page: z.optional(z.string('invalid').check(z.trim(), z.maxLength(300, 'tooLong'))),
      ...captchaFields,
    }),
    response: messageSent,
    errors: [
      'emailUnknown',
      'codeExpired',
      'codeIncorrect',
      'waitBeforeResending',
      'dailyCodesUsed',
      'captchaNeeded',
    ],
  }),
  getResetEmail: endpoint({
    name: 'get-reset-email',
    method: 'GET',
    path: '/auth/clientUser/getResetEmail',
    audience: 'public',
    envelope: 'company',
    summary: 'Whose password a mailed link sets, while the link is good.',
    query: z.object({ token: linkToken }),
    response: z.object({
      email: z.string(),
      /** Which call the link is for: `resetPassword` or `initPassword`. */
      purpose: z.enum(['reset', 'initial']),
    }),
    errors: ['linkInvalid', 'linkExpired'],
  }),
  resetPassword: endpoint({
    name: 'reset-password',
    method: 'POST',
    path: '/auth/clientUser/resetPassword',
    audience: 'public',
    envelope: 'company',
    summary: 'Sets a new password by the token of a mailed link, and ends every session of the user.',
    body: passwordByLink,
    response: passwordSet,
    errors: ['invalidInput', 'linkInvalid', 'linkExpired', 'passwordNotReset'],
  }),
  initPassword: endpoint({
    name: 'init-password',
    method: 'POST',
    path: '/auth/clientUser/initPassword',
    audience: 'public',
    envelope: 'company',
    summary: "Sets an invited user's first password by the token of the mailed invitation.",
    body: passwordByLink,
    response: passwordSet,
    errors: ['invalidInput', 'invitationLinkInvalid'],
  }),
  updatePassword: endpoint({
    name: 'update-password',
    method: 'POST',
    path: '/auth/clientUser/updatePassword',
    audience: 'session',
    envelope: 'company',
    summary: "Changes the user's password and ends their other sessions.",
    body: withPasswordsAlike(z.object({ old_password: givenPassword, ...newCompanyPassword })),
    response: z.null(),
    errors: ['invalidInput', 'changedMeanwhile', 'accountLocked', 'wrongOldPassword'],
  }),
} as const
