import { endpoint } from '../api/endpoint.ts'
import type { sessionSchemas } from './session.schemas.ts'

export const sessionEndpoints = {
  /**
   * Signs a user in. An unknown address and a wrong password are answered alike. After some wrong passwords a
   * captcha is needed (80001), after more the account is locked until the next day in Hong Kong (80002). With
   * 2003 the message is a one-time token for the other portal. With 60001 the password is right and a second factor is
   * needed: the message is the token by which the login goes on.
   */
  login: endpoint<typeof sessionSchemas.login>()({
    name: 'login',
    method: 'POST',
    path: '/api/login',
    audience: 'public',
    envelope: 'landing',
    errors: [
      'wrongPassword',
      'accountBlocked',
      'tooManyRequests',
      'belongsToOtherPortal',
      'secondFactorNeeded',
      'codeExpired',
      'codeIncorrect',
      'wrongPasswordCaptchaNeeded',
      'accountLocked',
      'emailNotVerified',
    ],
  }),
  /** Signs a user in by the one-time token that a login answered with 2003. */
  loginByToken: endpoint<typeof sessionSchemas.loginByToken>()({
    name: 'login-by-token',
    method: 'GET',
    path: '/api/accessToken/login',
    audience: 'public',
    envelope: 'landing',
    errors: ['invalidCredentials'],
  }),
  /** The logged-in user. */
  getUser: endpoint<typeof sessionSchemas.getUser>()({
    name: 'get-user',
    method: 'GET',
    path: '/api/user',
    audience: 'session',
    envelope: 'landing',
    reads: true,
    errors: [],
  }),
  /** Ends the session; its token is worth nothing from then on. */
  logout: endpoint<typeof sessionSchemas.logout>()({
    name: 'logout',
    method: 'DELETE',
    path: '/auth/clientUser/logout',
    audience: 'session',
    beforeActivation: true,
    envelope: 'company',
    errors: [],
    audited: 'account',
  }),
  /** Where the user is logged in, newest first. */
  listSessions: endpoint<typeof sessionSchemas.listSessions>()({
    name: 'list-sessions',
    method: 'GET',
    path: '/auth/clientUser/sessions',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: [],
  }),
  /** Ends one of the user's sessions. */
  endSession: endpoint<typeof sessionSchemas.endSession>()({
    name: 'end-session',
    method: 'DELETE',
    path: '/auth/clientUser/sessions/{id}',
    audience: 'session',
    beforeActivation: true,
    stepUp: true,
    envelope: 'company',
    errors: ['notFound'],
    audited: 'account',
  }),
  /** Ends the user's sessions but the one that asks; no browser but its own is known from then on. */
  endOtherSessions: endpoint<typeof sessionSchemas.endOtherSessions>()({
    name: 'end-other-sessions',
    method: 'DELETE',
    // No path that a session without its id would have.
    path: '/auth/clientUser/other-sessions',
    audience: 'session',
    beforeActivation: true,
    stepUp: true,
    envelope: 'company',
    errors: [],
    audited: 'account',
  }),
  /** What happened to the user's account, and in the name of the companies that they administer; newest first. */
  listSecurityNews: endpoint<typeof sessionSchemas.listSecurityNews>()({
    name: 'list-security-news',
    method: 'GET',
    path: '/auth/clientUser/security',
    audience: 'session',
    envelope: 'company',
    reads: true,
    errors: [],
  }),
} as const
