import { useEffect } from 'react'
import { brand } from './brand.ts'

/** What a page is called where its screen is not before one's eyes. */
export const titleOf = (title: string): string => `${title} · ${brand.nameChinese} ${brand.name}`

/** Names the page for the tab, the history and screen readers. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = titleOf(title)
  }, [title])
}
