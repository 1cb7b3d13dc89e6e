import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** How far each entry of the history was scrolled, in pixels. */
const positions = new Map<string, number>()

/** The key of the entry that the page was opened with; the browser itself brings a reloaded one back to its place. */
const firstKey = 'default'

/** A screen begins at its top or at the part that the address names; on the way back, where it was left. */
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
