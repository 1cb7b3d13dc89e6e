import type { Route } from '#shared/api/route-table.ts'
import { robotsPath, robotsTxt, sitemapPath, sitemapXml } from '#shared/site/for-search-engines.ts'
import { createGateway, type GatewayLambda } from './gateway.ts'
import { createLocalCalls, type LocalCalls, localPath } from './local-calls.ts'
import { analyticsPath, sandboxPath } from './local-variables.ts'
import { isFromThisMachine, requestHost } from './loopback-guard.ts'
import { filesBucket, type HandleRequest } from './object-store.ts'
import { createSite, sitePath } from './site.ts'

interface FrontParts {
  url: string
  routes: readonly Route<GatewayLambda>[]
  clock: () => Date
  brandName: string
  /** The built site's folder; undefined if none is served. */
  siteFolder: string | undefined
  serveFiles: HandleRequest
  sandbox: HandleRequest
  local: LocalCalls
}

// Browser storage is by origin: a seller who started at 127.0.0.1 would return from a platform to an address without a
// session. So pages have one address, and it is a name, as passkeys cannot be bound to a number.
const redirectToOwnHost =
  (url: string, serve: HandleRequest): HandleRequest =>
  (request, response) => {
    const elsewhere = requestHost(request) === '127.0.0.1' && request.headers['sec-fetch-mode'] === 'navigate'
    if (!elsewhere) return serve(request, response)
    response.writeHead(307, { location: `${url}${request.url}`, 'cache-control': 'no-store' }).end()
  }

// The S3 server for uploads checks no signature: pages of other origins are kept out.
const onlyFromThisMachine =
  (serve: HandleRequest): HandleRequest =>
  (request, response) =>
    isFromThisMachine(request) ? serve(request, response) : void response.writeHead(403).end()

const toSite: HandleRequest = (_request, response) =>
  void response.writeHead(302, { location: sitePath }).end()

const textOf =
  (type: string, text: string): HandleRequest =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text)

/** The handlers of the one port's paths. All others go to the API. */
export const createFrontHandler = (parts: FrontParts): HandleRequest => {
  const { url } = parts
  const api = createGateway(parts.routes, parts.clock)
  const local = createLocalCalls(parts.local)
  const files = onlyFromThisMachine(parts.serveFiles)
  const sandbox = redirectToOwnHost(url, parts.sandbox)
  const site = parts.siteFolder && redirectToOwnHost(url, createSite(parts.siteFolder))
  const config = {
    brandName: parts.brandName,
    portals: {},
    analytics: { url: `${url}${analyticsPath}/matomo.php`, siteId: 1 },
  }
  const siteConfig: HandleRequest = (_request, response) =>
    void response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
      .end(JSON.stringify(config))

  const find = (path: string): HandleRequest => {
    if (path.startsWith(localPath)) return local
    if (path.startsWith(sandboxPath)) return sandbox
    if (path.startsWith(`/${filesBucket}/`) || path === `/${filesBucket}`) return files
    if (path === robotsPath) return textOf('text/plain', robotsTxt(url, false))
    if (path === sitemapPath) return textOf('application/xml', sitemapXml(url))
    if (path === '/config.json' || path === `${sitePath}config.json`) return siteConfig
    if (site && path.startsWith(sitePath)) return site
    return path === '/' || path === sitePath.slice(0, -1) ? toSite : api
  }
  return (request, response) => find((request.url ?? '/').split('?')[0] ?? '/')(request, response)
}
