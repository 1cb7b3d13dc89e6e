import { useSyncExternalStore } from 'react'

const narrow = '(max-width: 760px)'

const subscribe = (onChange: () => void): (() => void) => {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** True on a phone, where a list shows its first columns only. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches)
