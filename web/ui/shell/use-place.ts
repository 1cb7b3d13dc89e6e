import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** A place that the bar keeps free: looked for again once it stands, for whoever has just logged in. */
export const usePlace = (id: string): HTMLElement | null =>
  useSyncExternalStore(subscribe, () => document.getElementById(id))
