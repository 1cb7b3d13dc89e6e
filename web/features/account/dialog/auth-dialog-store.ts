import { useSyncExternalStore } from 'react'

/**
 * - `loginOnly`: logging in, without a way to sign up.
 * - `signupPayoneer`: signing up with what the payment platform told.
 * - `forgot`: asking for a link that sets a new password; reached from logging in.
 */
export type AuthMode = 'login' | 'loginOnly' | 'signup' | 'signupPayoneer' | 'forgot'

/** What an entry of the history says where a session that ran out led to it. */
export const sessionExpired = 'session expired'

interface OpenAuth {
  readonly mode: AuthMode
  /** The address to begin with. */
  readonly email: string
  /** The session has just run out, which the dialog says. */
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

/** Opens the login dialog over whatever screen is there. */
export const openAuth = (mode: AuthMode, email = '', isSessionExpired = false): void =>
  set({ mode, email, isSessionExpired, opening: ++openings })
export const closeAuth = (): void => set(null)

const get = (): OpenAuth | null => open
export const useAuthDialog = (): OpenAuth | null => useSyncExternalStore(subscribe, get, get)
