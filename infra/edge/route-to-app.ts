import { languageParameter } from '#shared/site/page-addresses.ts'
import { localeCookie, loggedInCookie, pageFile, securePrefix, wantedLocale } from '#shared/site/page-file.ts'
import { siteBase } from '#shared/site/screen-paths.ts'

type Values = Readonly<Record<string, { readonly value: string } | undefined>>

interface Request {
  uri: string
  readonly cookies: Values
  /** Absent where a request has no query. */
  readonly querystring?: Values
}

const valueIn = (values: Values | undefined, name: string): string | undefined => {
  const found = values === undefined ? undefined : values[name]
  return found === undefined ? undefined : found.value
}

/** What a cookie of ours says. By HTTPS its name has the prefix; a local stand-in for CloudFront may speak HTTP. */
const cookieIn = (cookies: Values, name: string): string | undefined => {
  const secure = valueIn(cookies, securePrefix + name)
  return secure === undefined ? valueIn(cookies, name) : secure
}

/**
 * Sends the bare host to the app, and every path of the app to the page that it is answered with. It is run by
 * CloudFront for each viewer, by the name `handler`; its engine knows no destructuring.
 */
export function handler(event: { readonly request: Request }): object {
  const request = event.request
  if (request.uri === '/' || request.uri === siteBase)
    return {
      statusCode: 302,
      statusDescription: 'Found',
      headers: { location: { value: `${siteBase}/` } },
    }
  const isFile = request.uri.lastIndexOf('.') > request.uri.lastIndexOf('/')
  if (request.uri.indexOf(`${siteBase}/`) === 0 && !isFile) {
    const path = request.uri.slice(siteBase.length)
    const cookies = request.cookies
    const locale = wantedLocale(
      valueIn(request.querystring, languageParameter),
      cookieIn(cookies, localeCookie),
    )
    request.uri = siteBase + pageFile(path, locale, cookieIn(cookies, loggedInCookie))
  }
  return request
}
