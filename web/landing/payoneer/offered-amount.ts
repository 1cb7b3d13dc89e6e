import { useSyncExternalStore } from 'react'

/** What the payment platform offered the visitor of this page; a decimal string. */
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

/** Tells the other parts of the page what was offered. */
export const offeredView = (offered: OfferedAmount | undefined): void => {
  told = offered
  for (const listener of listeners) listener()
}

const get = () => told
const none = () => undefined

/** Undefined until it is known, and where nothing was offered. */
export const useOffered = (): OfferedAmount | undefined => useSyncExternalStore(subscribe, get, none)
