import { localeCookie, loggedInCookie, pageFile } from '#shared/site/page-file.ts'

interface Request {
  uri: string
  readonly cookies: Readonly<Record<string, { readonly value: string } | undefined>>
}

const site = '/financing'

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
  if (request.uri === '/' || request.uri === site)
    return {
      statusCode: 302,
      statusDescription: 'Found',
      headers: { location: { value: `${site}/` } },
    }
  const isFile = request.uri.lastIndexOf('.') > request.uri.lastIndexOf('/')
  if (request.uri.indexOf(`${site}/`) === 0 && !isFile) {
    const path = request.uri.slice(site.length)
    request.uri = site + pageFile(path, valueOf(request, localeCookie), valueOf(request, loggedInCookie))
  }
  return request
}
