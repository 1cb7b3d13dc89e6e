import { companyEndpoint, landingEndpoint, publicLandingEndpoint } from '../api/endpoint.ts'
import type { sessionSchemas } from './session.schemas.ts'

export const sessionEndpoints = {
  /**
   * Logs a user in. An unknown address and a wrong password get the same response. After some wrong passwords a captcha
   * is required (80001), after more the account is locked until the next day in Hong Kong (80002). With 2003 the
   * message is a one-time token for the other portal. With 60001 the password is right and a second factor is required:
   * the message is the token that continues the login.
   */
  login: publicLandingEndpoint<typeof sessionSchemas.login>()({
    name: 'login',
    method: 'POST',
    path: '/api/login',
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
  /** Logs a user in by the one-time token from a login's 2003. */
  loginByToken: publicLandingEndpoint<typeof sessionSchemas.loginByToken>()({
    name: 'login-by-token',
    method: 'GET',
    path: '/api/accessToken/login',
    errors: ['invalidCredentials'],
  }),
  /** The logged-in user. */
  getUser: landingEndpoint<typeof sessionSchemas.getUser>()({
    name: 'get-user',
    method: 'GET',
    path: '/api/user',
    reads: true,
  }),
  /** Ends the session and invalidates its token. */
  logout: companyEndpoint<typeof sessionSchemas.logout>()({
    name: 'logout',
    method: 'DELETE',
    path: '/auth/clientUser/logout',
    beforeActivation: true,
    audited: 'account',
  }),
  /** The user's sessions, newest first. */
  listSessions: companyEndpoint<typeof sessionSchemas.listSessions>()({
    name: 'list-sessions',
    method: 'GET',
    path: '/auth/clientUser/sessions',
    reads: true,
  }),
  /** Ends one of the user's sessions. */
  endSession: companyEndpoint<typeof sessionSchemas.endSession>()({
    name: 'end-session',
    method: 'DELETE',
    path: '/auth/clientUser/sessions/{id}',
    beforeActivation: true,
    stepUp: true,
    errors: ['notFound'],
    audited: 'account',
  }),
  /** Ends the user's sessions except the caller's; no other browser stays known. */
  endOtherSessions: companyEndpoint<typeof sessionSchemas.endOtherSessions>()({
    name: 'end-other-sessions',
    method: 'DELETE',
    // A path that no session id can collide with.
    path: '/auth/clientUser/other-sessions',
    beforeActivation: true,
    stepUp: true,
    audited: 'account',
  }),
  /** The security activity of the user's account, and of companies that they administer; newest first. */
  listSecurityActivity: companyEndpoint<typeof sessionSchemas.listSecurityActivity>()({
    name: 'list-security-activity',
    method: 'GET',
    path: '/auth/clientUser/security',
    reads: true,
  }),
} as const
