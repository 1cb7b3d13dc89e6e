import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { focusContent } from '../ui/focus-content.ts'

/** Moves the focus to the beginning of a new screen: the link that led there may be gone, or far from it. */
export const useFocusOnArrival = (): void => {
  const { pathname } = useLocation()
  const how = useNavigationType()
  const last = useRef(pathname)
  useEffect(() => {
    const isElsewhere = last.current !== pathname
    last.current = pathname
    // Not after a redirect: the console's first screen keeps the focus at the top of the page.
    if (isElsewhere && how !== NavigationType.Replace) focusContent()
  }, [pathname, how])
}
