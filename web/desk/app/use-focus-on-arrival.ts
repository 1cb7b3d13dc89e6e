import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { focusContent } from '../ui/focus-content.ts'

/** Whoever goes to another screen is at its beginning: what led there is gone, or lies far from it. */
export const useFocusOnArrival = (): void => {
  const { pathname } = useLocation()
  const how = useNavigationType()
  const last = useRef(pathname)
  useEffect(() => {
    const isElsewhere = last.current !== pathname
    last.current = pathname
    // Whoever is led on as they open the console begins at its top.
    if (isElsewhere && how !== NavigationType.Replace) focusContent()
  }, [pathname, how])
}
