import { randomUUID } from 'node:crypto'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { routeKey, routePath } from '#shared/api/route.ts'
import type { HttpEvent } from '../../functions/http/exchange.ts'

/** A call of an endpoint, with its parts as sent over HTTP. */
export interface ApiCall {
  params?: Record<string, string>
  query?: Record<string, string>
  /** The body as text, malformed where a test wants it so. */
  body?: string
  /** Whether `body` is bytes in base64, as for a form with a file. */
  isBase64Encoded?: boolean
  headers?: Record<string, string>
  /** As the browser sends them: `name=value`. */
  cookies?: readonly string[]
  /** The caller's network address. */
  ip?: string
}

/** The event that API Gateway's HTTP API makes of a call, in payload format 2.0. */
export const createApiEvent = (
  endpoint: Endpoint,
  { params, query, body, isBase64Encoded = false, headers, cookies, ip }: ApiCall,
): HttpEvent => {
  const path = routePath(endpoint).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((params?.[name] ?? 'none').toWellFormed()),
  )
  const route = routeKey(endpoint)
  const lowerCased = Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value])
  return {
    version: '2.0',
    routeKey: route,
    rawPath: path,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: { 'content-type': 'application/json', ...Object.fromEntries(lowerCased) },
    ...(cookies ? { cookies: [...cookies] } : {}),
    ...(query && Object.keys(query).length > 0 ? { queryStringParameters: query } : {}),
    ...(params && Object.keys(params).length > 0 ? { pathParameters: params } : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'test',
      domainName: 'portal.test',
      domainPrefix: 'portal',
      http: {
        method: endpoint.method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: ip ?? '203.0.113.7',
        userAgent: headers?.['user-agent'] ?? 'test',
      },
      requestId: randomUUID(),
      routeKey: route,
      stage: '$default',
      time: '02/Nov/2026:01:00:00 +0000',
      timeEpoch: 0,
    },
    ...(body === undefined ? {} : { body }),
    isBase64Encoded,
  }
}
