import { hasFileExtension } from '#shared/site/missing-page.ts'
import { languageParameter } from '#shared/site/page-addresses.ts'
import { localeCookie, loggedInCookie, pageFile, securePrefix, wantedLocale } from '#shared/site/page-file.ts'
import { siteBase } from '#shared/site/screen-paths.ts'
import { isSiteFile, missingFile } from './missing-file.ts'

type Values = Readonly<Record<string, { readonly value: string } | undefined>>

interface Request {
  uri: string
  readonly cookies: Values
  /** Absent without a query. */
  readonly querystring?: Values
}

const valueIn = (values: Values | undefined, name: string): string | undefined => {
  const found = values === undefined ? undefined : values[name]
  return found === undefined ? undefined : found.value
}

/**
 * The value of one of our cookies. Over HTTPS its name has the prefix; a local substitute for CloudFront may use HTTP.
 */
const cookieIn = (cookies: Values, name: string): string | undefined => {
  const secure = valueIn(cookies, securePrefix + name)
  return secure === undefined ? valueIn(cookies, name) : secure
}

/**
 * Redirects the bare host to the app, maps every path of the app to its page, and responds with 404 to all others that
 * are no file of the site. CloudFront runs it for each viewer request, by the name `handler`; its engine does not support
 * destructuring.
 */
export function handler(event: { readonly request: Request }): object {
  const request = event.request
  if (request.uri === '/' || request.uri === siteBase)
    return {
      statusCode: 302,
      statusDescription: 'Found',
      headers: { location: { value: `${siteBase}/` } },
    }
  if (request.uri.indexOf(`${siteBase}/`) === 0 && !hasFileExtension(request.uri)) {
    const path = request.uri.slice(siteBase.length)
    const cookies = request.cookies
    const locale = wantedLocale(
      valueIn(request.querystring, languageParameter),
      cookieIn(cookies, localeCookie),
    )
    request.uri = siteBase + pageFile(path, locale, cookieIn(cookies, loggedInCookie))
  }
  return isSiteFile(request.uri) ? request : missingFile
}
