import { useSyncExternalStore } from 'react'

export type AuthMode = 'login' | 'signup'

interface OpenAuth {
  readonly mode: AuthMode
  /** The address to begin with. */
  readonly email: string
}

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

/** Opens the sign-in dialog over whatever screen is there. */
export const openAuth = (mode: AuthMode, email = ''): void => set({ mode, email })
export const closeAuth = (): void => set(null)
export const useAuthDialog = (): OpenAuth | null => useSyncExternalStore(subscribe, () => open)
