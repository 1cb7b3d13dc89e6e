import { useSyncExternalStore } from 'react'

/** What keeps every call from succeeding. */
export type ServiceStatus = 'offline' | 'maintenance'

const listeners = new Set<() => void>()
let isUnderMaintenance = false

/** Records whether the last response was a refusal because of maintenance. */
export const recordMaintenance = (isNow: boolean): void => {
  if (isNow === isUnderMaintenance) return
  isUnderMaintenance = isNow
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

const current = (): ServiceStatus | undefined => {
  if (!navigator.onLine) return 'offline'
  return isUnderMaintenance ? 'maintenance' : undefined
}

export const useServiceStatus = (): ServiceStatus | undefined =>
  useSyncExternalStore(subscribe, current, () => undefined)
