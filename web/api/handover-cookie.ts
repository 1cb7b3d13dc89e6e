import { portalConfig } from './portal-config.ts'

const name = 'access_token'

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

/** The token within what the browser tells of its cookies; null where there is none. */
export const tokenIn = (cookies: string): string | null => {
  const pair = cookies.split(/; */).find((each) => each.startsWith(`${name}=`))
  return decoded(pair?.slice(name.length + 1) ?? '') || null
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

/** Leaves a one-time token for two minutes, for the page that the user is passed to. */
export const writeHandoverCookie = async (token: string): Promise<void> =>
  write(handoverCookie(token, lifetimeSeconds, await place()))

/** Takes the token away once it is read, whether it was left on the parent domain or on this host alone. */
export const dropHandoverCookie = async (): Promise<void> => {
  const here = await place()
  write(handoverCookie('', 0, here))
  if (here.cookieDomain) write(handoverCookie('', 0, { ...here, cookieDomain: undefined }))
}
