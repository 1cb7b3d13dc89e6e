import { useSyncExternalStore } from 'react'

/** Whether visits may be counted. Who has said nothing is asked. */
export type Consent = 'agreed' | 'declined' | 'unasked'

const key = 'visits'

const listeners = new Set<() => void>()

/** The browser itself asks sites not to follow who uses it (Global Privacy Control, Do Not Track). */
export const isDeclinedByBrowser = (): boolean => {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
}

export const consent = (): Consent => {
  if (isDeclinedByBrowser()) return 'declined'
  const stored = localStorage.getItem(key)
  return stored === 'agreed' || stored === 'declined' ? stored : 'unasked'
}

/** Keeps the answer in this browser until another is given. */
export const giveConsent = (answer: Exclude<Consent, 'unasked'>): void => {
  localStorage.setItem(key, answer)
  for (const listener of listeners) listener()
}

/** Calls `listener` after each answer, in this tab or another, until the returned function is called. */
export const onConsent = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    // Without a key everything was cleared.
    if (event.key === key || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

export const useConsent = (): Consent => useSyncExternalStore(onConsent, consent)
