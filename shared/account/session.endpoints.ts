import * as z from 'zod/mini'
import { endpoint } from '../api/endpoint.ts'
import { accountUser, captchaFields, emailAddress, linkToken, loginAnswer } from './account.schemas.ts'
import { givenPassword } from './password.ts'

/** One logged-in browser of the user. */
export const userSession = z.object({
  id: z.string(),
  /** ISO timestamps, UTC. */
  created_at: z.string(),
  expires_at: z.string(),
  ip: z.string(),
  /** As the browser named itself; empty where it did not. */
  user_agent: z.string(),
  /** True for the session that asks. */
  is_current: z.boolean(),
})
export type UserSession = z.infer<typeof userSession>

export const sessionEndpoints = {
  login: endpoint({
    name: 'login',
    method: 'POST',
    path: '/api/login',
    audience: 'public',
    envelope: 'landing',
    summary:
      'Signs a user in. An unknown address and a wrong password are answered alike. After some wrong passwords a captcha is needed (80001), after more the account is locked until the next day in Hong Kong (80002). With 2003 the message is a one-time token for the other portal.',
    body: z.object({
      email: emailAddress,
      password: givenPassword,
      /** The product code of the page that the user came from, or the other portal that sent them. */
      source: z.optional(z.string('invalid').check(z.trim(), z.maxLength(100, 'tooLong'))),
      ...captchaFields,
    }),
    response: loginAnswer,
    errors: [
      'wrongPassword',
      'accountBlocked',
      'tooManyRequests',
      'belongsToOtherPortal',
      'codeExpired',
      'codeIncorrect',
      'wrongPasswordCaptchaNeeded',
      'accountLocked',
      'emailNotVerified',
    ],
  }),
  loginByToken: endpoint({
    name: 'login-by-token',
    method: 'GET',
    path: '/api/accessToken/login',
    audience: 'public',
    envelope: 'landing',
    summary: 'Signs a user in by the one-time token that a login answered with 2003.',
    headers: z.object({ accesstoken: linkToken }),
    response: loginAnswer,
    errors: ['invalidCredentials'],
  }),
  getUser: endpoint({
    name: 'get-user',
    method: 'GET',
    path: '/api/user',
    audience: 'session',
    reads: true,
    envelope: 'landing',
    summary: 'The logged-in user.',
    response: accountUser,
    errors: [],
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
  listSessions: endpoint({
    name: 'list-sessions',
    method: 'GET',
    path: '/auth/clientUser/sessions',
    audience: 'session',
    reads: true,
    envelope: 'company',
    summary: 'Where the user is logged in, newest first.',
    response: z.object({ sessions: z.array(userSession) }),
    errors: [],
  }),
  endSession: endpoint({
    name: 'end-session',
    method: 'DELETE',
    path: '/auth/clientUser/sessions/{id}',
    audience: 'session',
    envelope: 'company',
    summary: "Ends one of the user's sessions.",
    params: z.object({
      id: z.string('required').check(z.minLength(1, 'required'), z.maxLength(64, 'tooLong')),
    }),
    response: z.null(),
    errors: ['notFound'],
  }),
} as const
