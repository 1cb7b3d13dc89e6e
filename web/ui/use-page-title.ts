import { createContext, useContext, useEffect } from 'react'
import { brand } from './brand.ts'

/** Takes the title of a screen that is rendered without a document, as effects do not run there. */
export const PrerenderedTitle = createContext<((title: string) => void) | null>(null)

/** Sets the document title of a screen; `undefined` leaves it. */
export const usePageTitle = (title: string | undefined): void => {
  const whole = title && `${title} · ${brand.nameChinese} ${brand.name}`
  const prerendered = useContext(PrerenderedTitle)
  if (whole) prerendered?.(whole)
  useEffect(() => {
    if (whole) document.title = whole
  }, [whole])
}
