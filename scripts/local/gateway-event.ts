import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'

// Content types that API Gateway passes on as text; everything else is in base64.
const textTypes = /^(text\/|application\/(json|javascript|xml|[\w.-]+\+json|[\w.-]+\+xml)\b)/i

const headersOf = (request: IncomingMessage): Record<string, string> => {
  const headers: Record<string, string> = {}
  for (const [name, values] of Object.entries(request.headersDistinct))
    if (values && name !== 'cookie') headers[name] = values.join(',')
  return headers
}

const queryOf = (rawQuery: string): Record<string, string> | undefined => {
  const query: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(rawQuery))
    query[name] = Object.hasOwn(query, name) ? `${query[name]},${value}` : value
  return rawQuery === '' ? undefined : query
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

// The common log format: 06/Nov/2026:08:15:30 +0000
const logTime = (now: Date): string => {
  const iso = now.toISOString()
  return `${iso.slice(8, 10)}/${months[now.getUTCMonth()]}/${iso.slice(0, 4)}:${iso.slice(11, 19)} +0000`
}

interface GatewayRequest {
  request: IncomingMessage
  /** Without a trailing slash, which the distribution removes. */
  path: string
  body: Buffer
  /** `POST /api/shops/{id}` */
  routeKey: string
  pathParameters: Record<string, string>
  now: Date
}

/** API Gateway's HTTP API event for a request, in payload format 2.0. */
export const toGatewayEvent = ({
  request,
  path: rawPath,
  body,
  routeKey,
  pathParameters,
  now,
}: GatewayRequest): APIGatewayProxyEventV2 => {
  const rawQueryString = (request.url ?? '').split('?').slice(1).join('?')
  const headers = headersOf(request)
  const query = queryOf(rawQueryString)
  const cookies = request.headers.cookie?.split('; ')
  const isText = textTypes.test(headers['content-type'] ?? 'text/plain')
  const host = headers['host'] ?? ''
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString,
    ...(cookies ? { cookies } : {}),
    headers,
    ...(query ? { queryStringParameters: query } : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: host,
      domainPrefix: host.split('.')[0] ?? '',
      http: {
        method: request.method ?? 'GET',
        path: rawPath,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: logTime(now),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 ? { body: body.toString(isText ? 'utf8' : 'base64') } : {}),
    ...(Object.keys(pathParameters).length > 0 ? { pathParameters } : {}),
    isBase64Encoded: body.length > 0 && !isText,
  }
}
