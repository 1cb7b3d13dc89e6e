import { useSyncExternalStore } from 'react'

/** The consent to visit statistics; `unasked` before an answer. */
export type Consent = 'agreed' | 'declined' | 'unasked'

const key = 'visits'

const listeners = new Set<() => void>()

/** True if the browser asks not to be tracked (Global Privacy Control, Do Not Track). */
export const isDeclinedByBrowser = (): boolean => {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
}

export const consent = (): Consent => {
  if (isDeclinedByBrowser()) return 'declined'
  const stored = localStorage.getItem(key)
  return stored === 'agreed' || stored === 'declined' ? stored : 'unasked'
}

/** Stores the answer in this browser until it is changed. */
export const giveConsent = (answer: Exclude<Consent, 'unasked'>): void => {
  localStorage.setItem(key, answer)
  for (const listener of listeners) listener()
}

/** Calls `listener` after each answer, in this tab or another, until the returned function is called. */
export const onConsent = (listener: () => void): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the storage was cleared.
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
