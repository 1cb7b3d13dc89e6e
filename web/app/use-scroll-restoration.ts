import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** The scroll position of each history entry, in pixels. */
const positions = new Map<string, number>()

/** The router's key of the initial history entry. The browser itself restores its position on reload. */
const firstKey = 'default'

/** Scrolls a new screen to the top or to the fragment's element, and restores the position on back and forward. */
export const useScrollRestoration = (): void => {
  const { key, hash } = useLocation()
  const way = useNavigationType()
  useLayoutEffect(() => {
    const part = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    const known = way === NavigationType.Pop ? positions.get(key) : 0
    if (part && (way !== NavigationType.Pop || key === firstKey)) part.scrollIntoView()
    else if (known !== undefined) window.scrollTo({ top: known, behavior: 'instant' })
    const remember = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key, hash, way])
}
