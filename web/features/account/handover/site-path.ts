import { siteBase } from '#shared/site/screen-paths.ts'

/** Any origin will do: a relative path resolves to the same origin. */
const origin = 'https://portal.invalid'

/**
 * The router's path for an absolute path of this site (`/financing/credit/hook?cpid=12`). Null for anything that leads
 * elsewhere: a URL, a disguised origin (`//`, `/\`), a parent path, another application's path.
 */
export const routerPathOf = (path: string): string | null => {
  if (!path.startsWith('/') || !URL.canParse(path, origin)) return null
  const url = new URL(path, origin)
  if (url.origin !== origin) return null
  if (url.pathname !== siteBase && !url.pathname.startsWith(`${siteBase}/`)) return null
  const below = url.pathname.slice(siteBase.length) || '/'
  return below.startsWith('//') ? null : `${below}${url.search}${url.hash}`
}
