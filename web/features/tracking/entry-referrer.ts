import { absolutePath, siteBase } from '#shared/site/screen-paths.ts'
import { pagePattern } from './page-pattern.ts'

/** Where the visitor came from when the page was opened: a page of the site by its route, any other by its origin alone. */
export const entryReferrer = (): string => {
  if (!URL.canParse(document.referrer)) return ''
  const { origin, pathname } = new URL(document.referrer)
  const isOurs = origin === window.location.origin && `${pathname}/`.startsWith(`${siteBase}/`)
  return isOurs ? origin + absolutePath(pagePattern(pathname.slice(siteBase.length) || '/')) : origin
}
