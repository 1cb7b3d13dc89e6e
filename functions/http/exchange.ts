import type { Request } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import type { Endpoint, EndpointSchemas, ParsedInput } from '#shared/api/endpoint.ts'
import { type Refusal, refusalBody, successBody } from '#shared/api/envelope.ts'
import { statusOf } from '#shared/api/errors.ts'
import type { Membership } from '../data/memberships.ts'
import type { Handler, RequestContext, SessionContext } from './handle.ts'

export type HttpEvent = APIGatewayProxyEventV2
export type HttpResult = APIGatewayProxyStructuredResultV2
export type HttpRequest = Request<HttpEvent, HttpResult>

/** One request on its way through the pipeline; each step adds its results. */
export interface Exchange {
  endpoint: Endpoint
  schemas: EndpointSchemas
  loadHandler: () => Promise<Handler<Endpoint>>
  pathParameters: Record<string, string>
  request: RequestContext
  session?: SessionContext
  /** The caller's membership, if the endpoint requires an administrator. */
  administrator?: Membership
  /** Present on every call of an endpoint that is declared `idempotent`. */
  idempotency?: { key: string; bodyHash: string }
  input?: ParsedInput<Endpoint>
}

type EventBody = Pick<HttpEvent, 'body' | 'isBase64Encoded'>

export const bodyBytes = ({ body = '', isBase64Encoded }: EventBody): Buffer<ArrayBuffer> =>
  Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')

export const bodyText = (event: EventBody): string =>
  event.isBase64Encoded ? bodyBytes(event).toString('utf8') : (event.body ?? '')

const exchanges = new WeakMap<HttpEvent, Exchange>()

export const beginExchange = (event: HttpEvent, exchange: Exchange): void => {
  exchanges.set(event, exchange)
}

/** The exchange of an event; undefined for an unknown route. */
export const findExchange = (event: HttpEvent): Exchange | undefined => exchanges.get(event)

export const exchangeOf = (event: HttpEvent): Exchange => {
  const exchange = exchanges.get(event)
  if (!exchange) throw new Error('no endpoint was found for this event')
  return exchange
}

/** A response that nothing between stores. */
export const respond = (
  statusCode: number,
  body: object,
  headers: Record<string, string> = {},
): HttpResult => ({
  statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: JSON.stringify(body),
})

/** A success with `data` parsed by the endpoint's schema: undeclared fields never leave. */
export const success = ({ endpoint, schemas }: Exchange, data: unknown): HttpResult =>
  respond(200, successBody(endpoint.envelope, schemas.response.parse(data)))

/** The default delay in seconds for a rate-limited caller. */
const usualRetrySeconds = 60

export const refusal = (
  { envelope }: Pick<Endpoint, 'envelope'>,
  refused: Refusal & { retryAfterSeconds?: number },
): HttpResult => {
  const status = statusOf(refused.reason)
  return respond(
    status,
    refusalBody(envelope, refused),
    status === 429 ? { 'retry-after': String(refused.retryAfterSeconds ?? usualRetrySeconds) } : {},
  )
}
