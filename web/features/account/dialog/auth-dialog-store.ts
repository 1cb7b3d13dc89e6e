import { useSyncExternalStore } from 'react'

/**
 * - `loginOnly`: login without a link to the signup.
 * - `signupPayoneer`: signup prefilled by the payment platform.
 * - `forgot`: request for a password reset link; reached from the login.
 */
export type AuthMode = 'login' | 'loginOnly' | 'signup' | 'signupPayoneer' | 'forgot'

/** The state of a history entry that an expired session has led to. */
export const sessionExpired = 'session expired'

interface OpenAuth {
  readonly mode: AuthMode
  /** The initial email address. */
  readonly email: string
  /** True if the session has just expired; the dialog shows that. */
  readonly isSessionExpired: boolean
  /** A new number for each opening, so that opening an open dialog resets it. */
  readonly opening: number
}

let openings = 0
let open: OpenAuth | null = null
const listeners = new Set<() => void>()
const set = (next: OpenAuth | null) => {
  open = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens the login dialog over the current screen. */
export const openAuth = (mode: AuthMode, email = '', isSessionExpired = false): void =>
  set({ mode, email, isSessionExpired, opening: ++openings })
export const closeAuth = (): void => set(null)

const get = (): OpenAuth | null => open
export const useAuthDialog = (): OpenAuth | null => useSyncExternalStore(subscribe, get, get)
