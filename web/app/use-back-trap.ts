import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { absolutePath } from '#shared/site/screen-paths.ts'

/** The path to stay on and its index in the browser's history, which the router stores in each entry's state. */
interface Stay {
  readonly path: string
  readonly place: number
}

let stay: Stay | null = null

const placeOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0

/** Must be called before the router subscribes, since the browser calls listeners in order of registration. */
export const listenForBack = (): void =>
  window.addEventListener('popstate', (event) => {
    if (!stay || window.location.pathname === stay.path) return
    event.stopImmediatePropagation()
    const way = stay.place - placeOf(event.state)
    if (way !== 0) window.history.go(way)
  })

/** Keeps the browser's back button on the current path: an application in progress is left by its own links only. */
export const useBackTrap = (): void => {
  const location = useLocation()
  useEffect(() => {
    stay = { path: absolutePath(location.pathname), place: placeOf(window.history.state) }
    return () => {
      stay = null
    }
    // Each history entry has its own location object and index.
  }, [location])
}
