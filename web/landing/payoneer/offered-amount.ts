import { useSyncExternalStore } from 'react'

/** The payment platform's offer to the visitor; a decimal string. */
export interface OfferedAmount {
  readonly amount: string
  readonly currency: string
}

let current: OfferedAmount | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Announces the offer to the other parts of the page. */
export const publishOffer = (offered: OfferedAmount | undefined): void => {
  current = offered
  for (const listener of listeners) listener()
}

const get = () => current
const none = () => undefined

/** Undefined before it is known, and without an offer. */
export const useOfferedAmount = (): OfferedAmount | undefined => useSyncExternalStore(subscribe, get, none)
