import type { IncomingMessage } from 'node:http'

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

const hostNameOf = (authority: string): string => authority.replace(/:\d+$/, '').toLowerCase()

const isLoopbackOrigin = (origin: string): boolean =>
  URL.canParse(origin) && loopbackNames.has(new URL(origin).hostname)

/** The request's host, without its port. */
export const requestHost = (request: IncomingMessage): string => hostNameOf(request.headers.host ?? '')

/**
 * True when a request can only come from this machine's own pages and tools. A page elsewhere whose name resolves to
 * this machine (DNS rebinding) is recognised by its Host, a cross-origin one by its Origin.
 */
export const isFromThisMachine = (request: IncomingMessage): boolean => {
  const { origin } = request.headers
  return (
    loopbackNames.has(requestHost(request)) &&
    (origin === undefined || isLoopbackOrigin(origin)) &&
    request.headers['sec-fetch-site'] !== 'cross-site'
  )
}
