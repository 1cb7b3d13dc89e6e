import { siteBase } from '#shared/site/screen-paths.ts'

/** Any origin will do: a path that keeps it has none of its own. */
const origin = 'https://portal.invalid'

/**
 * What the router is to be given for an absolute path of this site (`/financing/credit/hook?cpid=12`), or null for
 * whatever leads elsewhere: an address, another origin in disguise (`//`, `/\`), a way up, a path of another application.
 */
export const routerPathOf = (path: string): string | null => {
  if (!path.startsWith('/') || !URL.canParse(path, origin)) return null
  const url = new URL(path, origin)
  if (url.origin !== origin) return null
  if (url.pathname !== siteBase && !url.pathname.startsWith(`${siteBase}/`)) return null
  const below = url.pathname.slice(siteBase.length) || '/'
  return below.startsWith('//') ? null : `${below}${url.search}${url.hash}`
}
