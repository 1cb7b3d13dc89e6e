import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** The element of a reserved place; looked up again once the header renders it, as after a login. */
export const useSlot = (id: string): HTMLElement | null =>
  useSyncExternalStore(subscribe, () => document.getElementById(id))
