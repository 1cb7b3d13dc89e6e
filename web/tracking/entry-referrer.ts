import { absolutePath, siteBase } from '#shared/site/screen-paths.ts'
import { isCounted, pagePattern } from './page-pattern.ts'

/**
 * The referrer when the page was opened: a page of this site by its route, another site by its origin only. Empty for a
 * page that is not counted.
 */
export const entryReferrer = (): string => {
  if (!URL.canParse(document.referrer)) return ''
  const { origin, pathname } = new URL(document.referrer)
  const isOurs = origin === window.location.origin && `${pathname}/`.startsWith(`${siteBase}/`)
  if (!isOurs) return origin
  const pattern = pagePattern(pathname.slice(siteBase.length) || '/')
  return isCounted(pattern) ? origin + absolutePath(pattern) : ''
}
