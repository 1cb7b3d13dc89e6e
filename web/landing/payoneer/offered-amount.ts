import { useSyncExternalStore } from 'react'

/** The payment platform's offer to the visitor; a decimal string. */
export interface OfferedAmount {
  readonly amount: string
  readonly currency: string
}

let told: OfferedAmount | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Announces the offer to the other parts of the page. */
export const offeredView = (offered: OfferedAmount | undefined): void => {
  told = offered
  for (const listener of listeners) listener()
}

const get = () => told
const none = () => undefined

/** Undefined before it is known, and without an offer. */
export const useOffered = (): OfferedAmount | undefined => useSyncExternalStore(subscribe, get, none)
