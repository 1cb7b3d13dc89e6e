/** The user's data in the browser, from the response to the login or signup. */
export interface SessionUser {
  readonly userId: string
  readonly email: string
  readonly mobile: string | null
  readonly isActivated: boolean
  /** Undefined in sessions that were stored before this field existed. */
  readonly isMobileVerified?: boolean
  /** Another user has proven this user's mobile number, and no new one is proven yet. */
  readonly isMobileLost?: boolean
  readonly registerSource: string | null
  /** The user must set up the required second factor before anything else. */
  readonly lacksFactor?: boolean
  /** The session acts for a company that invited the user; shown until the user has read it. */
  readonly isJoined?: boolean
}

export interface StoredSession {
  readonly accessToken: string
  /** UTC timestamp (ISO) after which the token is invalid. */
  readonly tokenExpiration: string
  readonly user: SessionUser
}

/** The key in local storage. */
export const sessionKey = 'session'

const isSession = (value: unknown): value is StoredSession =>
  typeof value === 'object' &&
  value !== null &&
  'accessToken' in value &&
  'tokenExpiration' in value &&
  'user' in value

/** The session in local storage, expired or not; null for a visitor. */
export const readStoredSession = (): StoredSession | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(sessionKey) ?? 'null')
    return isSession(value) ? value : null
  } catch {
    return null
  }
}

/** True if the token has expired at `now` (milliseconds since the epoch). */
export const isExpired = ({ tokenExpiration }: StoredSession, now: number): boolean =>
  !(Date.parse(tokenExpiration) > now)
