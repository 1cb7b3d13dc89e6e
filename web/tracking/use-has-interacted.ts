import { useSyncExternalStore } from 'react'

/** Events by which a visitor begins to use a page. */
const firstEvents = ['scroll', 'click', 'keyup'] as const

let hasBegun = false

/** Also true for what happened before this module was loaded. */
const get = (): boolean => hasBegun || navigator.userActivation?.hasBeenActive || window.scrollY > 0

const subscribe = (listener: () => void) => {
  const begin = () => {
    hasBegun = true
    listener()
  }
  for (const event of firstEvents) window.addEventListener(event, begin, { once: true, passive: true })
  return () => {
    for (const event of firstEvents) window.removeEventListener(event, begin)
  }
}

/** True once the visitor has scrolled, clicked or pressed a key. */
export const useHasInteracted = (): boolean => useSyncExternalStore(subscribe, get)
