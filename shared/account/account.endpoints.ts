import * as z from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { accountUser, emailAddress, signedIn, withPhone } from './account.schemas.ts'
import { acceptedAgreement, agreementDocuments } from './agreements.ts'
import { isSignupPassword } from './password.ts'
import { signupSources } from './signup-source.ts'

const passwords = z.object({ password: z.string(), password_confirmation: z.string() })

const registerBody = withPhone({
  email: emailAddress,
  phone_code: z
    .string('required')
    .trim()
    .min(1, 'required')
    .regex(/^\d{6}$/, 'codeInvalid'),
  password: z.string('required').min(1, 'required').refine(isSignupPassword, 'passwordWeak'),
  password_confirmation: z.string('required').min(1, 'required'),
  register_source: z.enum(signupSources, 'unknownOption'),
  /** What was accepted, in which wording. A client that leaves it out accepts what is in force, by signing up. */
  agreements: z.array(acceptedAgreement, 'mustAccept').max(agreementDocuments.length, 'tooMany').optional(),
  /** The customer-service contact that brought the seller. */
  cpid: z.string('invalid').trim().max(64, 'tooLong').optional(),
  /** The payment platform's authorisation that the signup continues. */
  register_session: z.string('invalid').max(200, 'tooLong').optional(),
}).refine(({ password, password_confirmation }) => password === password_confirmation, {
  path: ['password_confirmation'],
  error: 'passwordMismatch',
  when: ({ value }) => passwords.safeParse(value).success,
})

export const accountEndpoints = {
  login: endpoint({
    name: 'login',
    method: 'POST',
    path: '/api/login',
    audience: 'public',
    envelope: 'landing',
    summary: 'Signs a user in. An unknown address and a wrong password are answered alike.',
    body: z.object({
      email: emailAddress,
      password: z.string('required').min(1, 'required').max(200, 'tooLong'),
      /** The product code of the page that the user came from. */
      source: z.string('invalid').max(100, 'tooLong').optional(),
    }),
    response: signedIn,
    errors: [400, 80016],
  }),
  register: endpoint({
    name: 'register',
    method: 'POST',
    path: '/api/register',
    audience: 'public',
    envelope: 'landing',
    summary: 'Signs a seller up with a verified phone, makes a draft company and signs them in at once.',
    body: registerBody,
    response: signedIn,
    errors: [1, 3, 20008, 60002, 60003],
  }),
  sendPhoneCode: endpoint({
    name: 'send-phone-code',
    method: 'POST',
    path: '/api/user/sendPhoneCode',
    audience: 'public',
    envelope: 'landing',
    summary: 'Sends a verification code to a mobile phone: one a minute, ten a day.',
    body: withPhone({}),
    response: z.object({ resend_after_seconds: z.number(), valid_for_seconds: z.number() }),
    errors: [80014, 80015],
  }),
  getUser: endpoint({
    name: 'get-user',
    method: 'GET',
    path: '/api/user',
    audience: 'session',
    envelope: 'landing',
    summary: 'The signed-in user.',
    response: accountUser,
    errors: [401],
  }),
  activate: endpoint({
    name: 'activate',
    method: 'POST',
    path: '/api/user/activate',
    audience: 'public',
    envelope: 'landing',
    summary: 'Confirms an e-mail address by the token of the mailed link. The same link may be opened again.',
    body: z.object({ token: z.string('required').trim().min(1, 'required').max(200, 'tooLong') }),
    /** The address, so that the sign-in form can be filled with it. */
    response: z.object({ is_activated: z.literal(true), email: z.string() }),
    errors: [80009, 80010],
  }),
  logout: endpoint({
    name: 'logout',
    method: 'DELETE',
    path: '/auth/clientUser/logout',
    audience: 'session',
    envelope: 'company',
    summary: 'Ends the session; its token is worth nothing from then on.',
    response: z.null(),
    errors: [],
  }),
} as const
