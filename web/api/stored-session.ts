/** What the client keeps of the user, from the answer to a login or a signup. */
export interface SessionUser {
  readonly userId: string
  readonly email: string
  readonly mobile: string | null
  readonly isActivated: boolean
  /** Not known of a session that was stored before it was kept. */
  readonly isMobileVerified?: boolean
  /** Their number is somebody else's now, and they have not proven another. */
  readonly isMobileLost?: boolean
  readonly registerSource: string | null
  /** They can do nothing before they have set up the second factor that is required of them. */
  readonly lacksFactor?: boolean
  /** The session acts for a company that somebody has invited them into, which is shown until they have read it. */
  readonly isJoined?: boolean
}

export interface StoredSession {
  readonly accessToken: string
  /** UTC timestamp (ISO) after which the token is worth nothing. */
  readonly tokenExpiration: string
  readonly user: SessionUser
}

/** Where the browser keeps it. */
export const sessionKey = 'session'

const isSession = (value: unknown): value is StoredSession =>
  typeof value === 'object' &&
  value !== null &&
  'accessToken' in value &&
  'tokenExpiration' in value &&
  'user' in value

/** The session that the browser keeps, whatever its time; null for a visitor. */
export const readStoredSession = (): StoredSession | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(sessionKey) ?? 'null')
    return isSession(value) ? value : null
  } catch {
    return null
  }
}

/** True when the token's time has passed at `now` (milliseconds since the epoch). */
export const hasRunOut = ({ tokenExpiration }: StoredSession, now: number): boolean =>
  !(Date.parse(tokenExpiration) > now)
