import { absolutePath, siteBase } from '#shared/site/screen-paths.ts'
import { isCounted, pagePattern } from './page-pattern.ts'

/**
 * Where the visitor came from when the page was opened: a page of the site by its route, any other by its origin alone.
 * Of one that is not counted, nothing is said.
 */
export const entryReferrer = (): string => {
  if (!URL.canParse(document.referrer)) return ''
  const { origin, pathname } = new URL(document.referrer)
  const isOurs = origin === window.location.origin && `${pathname}/`.startsWith(`${siteBase}/`)
  if (!isOurs) return origin
  const pattern = pagePattern(pathname.slice(siteBase.length) || '/')
  return isCounted(pattern) ? origin + absolutePath(pattern) : ''
}
