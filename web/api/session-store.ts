import { useSyncExternalStore } from 'react'
import {
  isExpired,
  readStoredSession,
  type SessionUser,
  type StoredSession,
  sessionKey,
} from './stored-session.ts'

/** How the last session ended; stored until the shell has shown a notice. */
export interface EndedSession {
  readonly userId: string
  readonly email: string
  readonly registerSource: string | null
}

interface State {
  readonly session: StoredSession | null
  readonly expired: EndedSession | null
}

const listeners = new Set<() => void>()

let state: State | undefined
const current = (): State => {
  state ??= { session: readStoredSession(), expired: null }
  return state
}

const set = (next: State): void => {
  state = next
  if (next.session) localStorage.setItem(sessionKey, JSON.stringify(next.session))
  else localStorage.removeItem(sessionKey)
  for (const listener of listeners) listener()
}

/** The session of this browser, logged in or not, shared by all its tabs. */
export const sessionStore = {
  get: (): StoredSession | null => current().session,
  open: (session: StoredSession): void => set({ session, expired: null }),
  /** Removes the session, as on logout. */
  end: (): void => set({ session: null, expired: null }),
  /** Removes an expired session. Keeps the user's name, so that a new login is one step. */
  expire: (): void => {
    const { session } = current()
    if (!session) return
    set({ session: null, expired: session.user })
  },
  acknowledgeExpiry: (): void => set({ ...current(), expired: null }),
  updateUser: (user: SessionUser): void => {
    const { session } = current()
    if (session) set({ session: { ...session, user }, expired: null })
  },
  isExpired,
}

/** Calls `listener` after each change, in this tab or another, until the returned function is called. */
export const onSessionChange = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== sessionKey) return
    // Another tab ended the session. If it had expired, this tab shows that notice too.
    const { session: former } = current()
    const session = readStoredSession()
    const ranOut = !session && former && isExpired(former, Date.now())
    state = { session, expired: ranOut ? former.user : null }
    // Another tab has switched company or user, so this tab shows another session's data.
    if (session && former && session.accessToken !== former.accessToken) location.reload()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** A prerendered page has no session. */
const nobody = () => null

/** The session, or null for a visitor. */
export const useSession = (): StoredSession | null =>
  useSyncExternalStore(onSessionChange, () => current().session, nobody)

/** The session that has just expired, or null. */
export const useExpiredSession = (): EndedSession | null =>
  useSyncExternalStore(onSessionChange, () => current().expired, nobody)
