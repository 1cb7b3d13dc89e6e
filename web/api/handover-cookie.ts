import { securePrefix } from '#shared/site/page-file.ts'
import { portalConfig } from './portal-config.ts'

/** By which other portals know it. */
const plainName = 'access_token'

/** Between pages of this portal: by HTTPS, whoever listens in on a neighbouring host cannot put another in its place. */
const ownName = (isSecure: boolean): string => (isSecure ? `${securePrefix}${plainName}` : plainName)

/** As long as the one-time token within is good. */
const lifetimeSeconds = 120

interface Place {
  readonly isSecure: boolean
  readonly hostname: string
  readonly cookieDomain: string | undefined
}

/**
 * The cookie that hands a one-time token from one portal to the other. It is on their parent domain where this page is
 * below it; a browser would refuse it for any other.
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

/** The token within what the browser tells of its cookies, this portal's own first; null where there is none. */
export const tokenIn = (cookies: string): string | null => {
  const pairs = cookies.split(/; */)
  return valueOf(pairs, ownName(true)) ?? valueOf(pairs, plainName)
}

const write = (cookie: string): void => {
  // The Cookie Store is not in every browser that sellers use.
  // biome-ignore lint/suspicious/noDocumentCookie: the reason above
  document.cookie = cookie
}

const place = async (): Promise<Place> => {
  const { cookieDomain } = await portalConfig()
  const { protocol, hostname } = window.location
  return { isSecure: protocol === 'https:', hostname, cookieDomain }
}

/** The one-time token that another portal, or this one's login, left for this page. */
export const readHandoverCookie = (): string | null => tokenIn(document.cookie)

/** Leaves a one-time token for two minutes, for the page that the user is passed to: another portal's, or one of this. */
export const writeHandoverCookie = async (token: string, isForAnother: boolean): Promise<void> => {
  const here = await place()
  write(handoverCookie(isForAnother ? plainName : ownName(here.isSecure), token, lifetimeSeconds, here))
}

/** Takes the token away once it is read, by either name, and from the parent domain as from this host alone. */
export const dropHandoverCookie = async (): Promise<void> => {
  const here = await place()
  for (const name of new Set([ownName(here.isSecure), plainName])) {
    write(handoverCookie(name, '', 0, here))
    if (here.cookieDomain) write(handoverCookie(name, '', 0, { ...here, cookieDomain: undefined }))
  }
}
