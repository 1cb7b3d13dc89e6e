import * as z from 'zod/mini'
import { endpoint } from '../api/endpoint.ts'
import { locales } from '../i18n/locales.ts'
import {
  accountUser,
  captchaFields,
  emailAddress,
  messageSent,
  sentCode,
  withPhone,
} from './account.schemas.ts'
import { givenPassword } from './password.ts'

/** Another address needs the code that was sent to it, and the password. */
const profileBody = z
  .object({
    user_name: z.optional(z.string('invalid').check(z.trim(), z.maxLength(60, 'tooLong'))),
    language: z.optional(z.enum(locales, 'unknownOption')),
    email: z.optional(emailAddress),
    email_code: z.optional(sentCode),
    password: z.optional(givenPassword),
  })
  .check(
    z.refine(({ email, email_code }) => email === undefined || email_code !== undefined, {
      path: ['email_code'],
      error: 'required',
    }),
    z.refine(({ email, password }) => email === undefined || password !== undefined, {
      path: ['password'],
      error: 'required',
    }),
  )

export const profileEndpoints = {
  updateProfile: endpoint({
    name: 'update-profile',
    method: 'POST',
    path: '/metadata/clientuser/updateBasicClientUser',
    audience: 'session',
    envelope: 'company',
    summary: 'Changes what is sent of the name, the language and the e-mail address. What is left out stays.',
    body: profileBody,
    response: accountUser,
    errors: [
      'changedMeanwhile',
      'emailTaken',
      'accountLocked',
      'emailCodeExpired',
      'emailCodeIncorrect',
      'wrongOldPassword',
    ],
  }),
  sendEmailCode: endpoint({
    name: 'send-email-code',
    method: 'POST',
    path: '/api/user/sendEmailCode',
    audience: 'session',
    envelope: 'landing',
    summary: 'Sends a verification code to the address that the user wants to change to.',
    body: z.object({ email: emailAddress, ...captchaFields }),
    response: messageSent,
    errors: [
      'emailTaken',
      'codeExpired',
      'codeIncorrect',
      'waitBeforeResending',
      'dailyCodesUsed',
      'captchaNeeded',
    ],
  }),
  verifyPhone: endpoint({
    name: 'verify-phone',
    method: 'POST',
    path: '/api/user/phoneVerified',
    audience: 'session',
    envelope: 'landing',
    summary: "Confirms the user's own mobile number by the code that was sent to it.",
    body: z.object({ phone_code: sentCode }),
    response: accountUser,
    errors: ['changedMeanwhile', 'codeExpired', 'codeIncorrect'],
  }),
  changePhone: endpoint({
    name: 'change-phone',
    method: 'POST',
    path: '/api/user/change-phone',
    audience: 'session',
    envelope: 'landing',
    summary: 'Changes the mobile number to another, by the code that was sent to that one.',
    body: withPhone({ phone_code: sentCode }),
    response: accountUser,
    errors: ['changedMeanwhile', 'phoneTaken', 'codeExpired', 'codeIncorrect'],
  }),
  lookUpLink: endpoint({
    name: 'look-up-link',
    method: 'GET',
    path: '/api/tabf/link/{id}',
    audience: 'public',
    envelope: 'landing',
    summary: 'Where a short link of the lender leads: a page of this portal.',
    params: z.object({
      id: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(64, 'tooLong')),
    }),
    response: z.object({
      /** Absolute path with its query, as `/financing/credit/hook?cpid=12`. */
      path: z.string(),
    }),
    errors: ['notFound'],
  }),
  getCallerIp: endpoint({
    name: 'get-caller-ip',
    method: 'GET',
    path: '/auth/upUser/ip',
    audience: 'public',
    envelope: 'company',
    summary: 'The address that the call comes from.',
    response: z.object({ ip: z.string() }),
    errors: [],
  }),
} as const
