import { useEffect } from 'react'
import { brand } from './brand.ts'

/** Names the page for the tab, the history and screen readers. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · ${brand.nameChinese} ${brand.name}`
  }, [title])
}
