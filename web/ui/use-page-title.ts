import { useEffect } from 'react'
import { brand } from './brand.ts'

/** The document title of a screen. */
export const titleOf = (title: string): string => `${title} · ${brand.nameChinese} ${brand.name}`

/** Sets the document title. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = titleOf(title)
  }, [title])
}
