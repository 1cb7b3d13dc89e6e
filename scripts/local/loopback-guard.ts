import type { IncomingMessage } from 'node:http'

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

const hostNameOf = (authority: string): string => authority.replace(/:\d+$/, '').toLowerCase()

const isLoopbackOrigin = (origin: string): boolean =>
  URL.canParse(origin) && loopbackNames.has(new URL(origin).hostname)

/** The host that the request names, whatever its port. */
export const requestHost = (request: IncomingMessage): string => hostNameOf(request.headers.host ?? '')

/**
 * True when a request can only come from this machine's own pages and tools. A page elsewhere that has a name
 * resolve to this machine (DNS rebinding) shows by its Host, one that calls across origins by its Origin.
 */
export const isFromThisMachine = (request: IncomingMessage): boolean => {
  const { origin } = request.headers
  return (
    loopbackNames.has(requestHost(request)) &&
    (origin === undefined || isLoopbackOrigin(origin)) &&
    request.headers['sec-fetch-site'] !== 'cross-site'
  )
}
