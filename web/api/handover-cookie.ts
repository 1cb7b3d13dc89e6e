import { securePrefix } from '#shared/site/page-file.ts'
import { portalConfig } from './portal-config.ts'

/** The cookie's name as agreed with the other portals. */
const plainName = 'access_token'

/**
 * The cookie's name between pages of this portal. Over HTTPS it has the `__Host-` prefix, so that an attacker on a
 * sibling subdomain cannot overwrite it.
 */
const ownName = (isSecure: boolean): string => (isSecure ? `${securePrefix}${plainName}` : plainName)

/** The lifetime of the one-time token inside. */
const lifetimeSeconds = 120

interface Place {
  readonly isSecure: boolean
  readonly hostname: string
  readonly cookieDomain: string | undefined
}

/**
 * The cookie that hands over a one-time token between portals. It is set on their shared parent domain if this page is
 * below that domain, since a browser rejects it for any other.
 */
export const handoverCookie = (
  name: string,
  value: string,
  maxAge: number,
  { isSecure, hostname, cookieDomain }: Place,
): string => {
  const isShared = cookieDomain && (hostname === cookieDomain || hostname.endsWith(`.${cookieDomain}`))
  return [
    `${name}=${encodeURIComponent(value)}`,
    `Max-Age=${maxAge}`,
    'Path=/',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
    ...(isShared ? [`Domain=${cookieDomain}`] : []),
  ].join('; ')
}

const decoded = (value: string): string | null => {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

const valueOf = (pairs: readonly string[], name: string): string | null => {
  const pair = pairs.find((each) => each.startsWith(`${name}=`))
  return decoded(pair?.slice(name.length + 1) ?? '') || null
}

/** The token in a cookie header; this portal's own cookie takes precedence. Null without either. */
export const tokenFromCookies = (cookies: string): string | null => {
  const pairs = cookies.split(/; */)
  return valueOf(pairs, ownName(true)) ?? valueOf(pairs, plainName)
}

const write = (cookie: string): void => {
  // Some browsers of sellers lack the Cookie Store API.
  // biome-ignore lint/suspicious/noDocumentCookie: the reason above
  document.cookie = cookie
}

const place = async (): Promise<Place> => {
  const { cookieDomain } = await portalConfig()
  const { protocol, hostname } = window.location
  return { isSecure: protocol === 'https:', hostname, cookieDomain }
}

/** The one-time token that another portal or this portal's login has left for this page. */
export const readHandoverCookie = (): string | null => tokenFromCookies(document.cookie)

/** Stores a one-time token for two minutes for the next page: another portal's, or one of this portal. */
export const writeHandoverCookie = async (token: string, isForAnother: boolean): Promise<void> => {
  const here = await place()
  write(handoverCookie(isForAnother ? plainName : ownName(here.isSecure), token, lifetimeSeconds, here))
}

/** Deletes the token once it is read, under both names, from the parent domain and from this host. */
export const dropHandoverCookie = async (): Promise<void> => {
  const here = await place()
  for (const name of new Set([ownName(here.isSecure), plainName])) {
    write(handoverCookie(name, '', 0, here))
    if (here.cookieDomain) write(handoverCookie(name, '', 0, { ...here, cookieDomain: undefined }))
  }
}
