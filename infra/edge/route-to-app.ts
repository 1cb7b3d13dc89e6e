import { localeCookie, loggedInCookie, pageFile } from '#shared/site/page-file.ts'
import { siteBase } from '#shared/site/screen-paths.ts'

interface Request {
  uri: string
  readonly cookies: Readonly<Record<string, { readonly value: string } | undefined>>
}

const valueOf = (request: Request, name: string): string | undefined => {
  const cookie = request.cookies[name]
  return cookie === undefined ? undefined : cookie.value
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
    request.uri = siteBase + pageFile(path, valueOf(request, localeCookie), valueOf(request, loggedInCookie))
  }
  return request
}
