import createPipeline from '@middy/core'
import type { Context } from 'aws-lambda'
import type { Endpoint, EndpointSchemas, SchemasByName } from '#shared/api/endpoint.ts'
import { routePath } from '#shared/api/route.ts'
import { createRouteTable } from '#shared/api/route-table.ts'
import { localeFromHeader } from '#shared/i18n/locales.ts'
import { interceptTransact } from '../data/intercept-transact.ts'
import type { Deps } from '../runtime/deps.ts'
import { describeError } from '../runtime/describe-error.ts'
import { type AbuseSignal, abuseSignalOf } from './abuse-signal.ts'
import { authenticated } from './authenticate.ts'
import {
  beginExchange,
  bodyText,
  type Exchange,
  exchangeOf,
  findExchange,
  type HttpEvent,
  type HttpRequest,
  type HttpResult,
  refusal,
} from './exchange.ts'
import type { Call, Handlers } from './handle.ts'
import { idempotencyStoreOf, replayResponse, respondOnce } from './idempotency.ts'
import { parseRequest } from './parse-request.ts'
import { requireStepUp } from './require-step-up.ts'
import { inTime, ResponseTimeout } from './respond-in-time.ts'
import { viewerAddress } from './viewer-address.ts'

const refuseToWrite = (): never => {
  throw new Error('an endpoint that is declared to read would write')
}

/** The dependencies of a read-only endpoint: it may be running for a session that has ended. */
export const readOnlyDeps = (deps: Deps): Deps => ({
  ...deps,
  table: interceptTransact(deps.table, { before: refuseToWrite }),
})

/** `2xx`, `4xx` or `5xx`: the status class of a call for its metric. */
const statusClass = ({ statusCode = 500 }: HttpResult): string => `${Math.floor(statusCode / 100)}xx`

/** A call's refusal, as in the envelope, and the abuse it may indicate. */
const describeRefusal = (
  endpoint: Endpoint | undefined,
  { statusCode = 500, body = '{}' }: HttpResult,
): { code?: number; sign?: AbuseSignal } => {
  if (statusCode < 400) return {}
  const code = Number((JSON.parse(body) as { code?: number }).code)
  // A call that bypassed the distribution was refused before its endpoint, and is counted by a line of its own.
  const sign = endpoint && abuseSignalOf(code, endpoint.errors)
  return { code, ...(sign ? { sign } : {}) }
}

/**
 * One line a call, with its session and, for a refused one, the code, so that probing can be traced. The metrics by
 * endpoint and by abuse signal are counted from these lines, so that a metric costs a call nothing. It has the
 * endpoint, never the path or the query, which may contain ids and tokens.
 */
export const logCall = (
  event: HttpEvent,
  result: HttpResult,
  began: Date,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
): void => {
  const { endpoint, session } = findExchange(event) ?? {}
  log('info', 'a call was answered', {
    requestId: event.requestContext.requestId,
    endpoint: endpoint?.name ?? 'unknown',
    status: statusClass(result),
    ...describeRefusal(endpoint, result),
    ...(session ? { userId: session.userId, sessionId: session.sessionId } : {}),
    milliseconds: clock().getTime() - began.getTime(),
  })
}

/** Real ones are shorter; the evidence of a signature must have bounded size. */
const longestUserAgent = 400

export type AreaLambda = (event: HttpEvent) => Promise<HttpResult>

/** The envelope for unknown routes. */
const unknownRoute = { envelope: 'landing' } as const

type AnyEndpoints = Record<string, Endpoint>

const findEndpoint = (
  endpoints: AnyEndpoints,
  schemas: SchemasByName<AnyEndpoints>,
  handlers: Handlers<AnyEndpoints>,
  deps: Pick<Deps, 'config' | 'originKeys' | 'clock' | 'log'>,
) => {
  const findRoute = createRouteTable(
    Object.entries(endpoints).map(([name, endpoint]) => ({
      method: endpoint.method,
      path: routePath(endpoint),
      target: {
        endpoint,
        schemas: schemas[name] as EndpointSchemas,
        loadHandler: handlers[name] as Handlers<AnyEndpoints>[string],
      },
    })),
  )
  return {
    before: async ({ event }: HttpRequest): Promise<HttpResult | undefined> => {
      const match = findRoute(event.requestContext.http.method, event.rawPath)
      if (!match) return refusal(unknownRoute, { reason: 'unknownRoute' })
      const found = match.route.target
      if (deps.config.isUnderMaintenance) return refusal(found.endpoint, { reason: 'underMaintenance' })
      const ip = await viewerAddress(event, deps)
      if (ip === undefined) return refusal(found.endpoint, { reason: 'forbidden' })
      beginExchange(event, {
        ...found,
        pathParameters: match.pathParameters,
        request: {
          id: event.requestContext.requestId,
          ip,
          // Truncation may split a surrogate pair, and half of one cannot be stored in the table.
          userAgent: event.requestContext.http.userAgent.slice(0, longestUserAgent).toWellFormed(),
          cookies: event.cookies ?? [],
          locale: localeFromHeader(event.headers['accept-language']),
          rawBody: found.endpoint.takes ? '' : bodyText(event),
        },
      })
      return undefined
    },
  }
}

/** The last resort: for an unexpected error the caller gets the request id and nothing else. */
const answerError = (deps: Deps) => ({
  onError: ({ event, error }: HttpRequest): HttpResult => {
    const { requestId } = event.requestContext
    deps.log('error', 'a call failed', {
      requestId,
      endpoint: findExchange(event)?.endpoint.name ?? 'unknown',
      ...describeError(error),
    })
    return refusal(findExchange(event)?.endpoint ?? unknownRoute, {
      reason: error instanceof ResponseTimeout ? 'timedOut' : 'internalError',
      requestId,
    })
  },
})

const answerWith = async (exchange: Exchange, deps: Deps): Promise<HttpResult> => {
  const { endpoint, loadHandler, request, session, input } = exchange
  const handler = await loadHandler()
  const memory = idempotencyStoreOf(exchange, deps)
  const call = { input, session, request, ...(memory ? { storeResponse: memory.storeResponse } : {}) }
  const given = memory ? { ...deps, table: memory.table } : endpoint.reads ? readOnlyDeps(deps) : deps
  return respondOnce(exchange, deps, memory, () => handler(call as Call<Endpoint>, given))
}

/** Loaded by the first audited call. */
const auditing = async (exchange: Exchange, deps: Deps): Promise<Deps> => {
  if (!exchange.endpoint.audited) return deps
  const { auditTable } = await import('./audit-call.ts')
  return { ...deps, table: auditTable(deps.table, exchange, deps) }
}

/** A caller who loses the required role before the commit is refused as if they had called afterwards. */
const handle = async (event: HttpEvent, outer: Deps): Promise<HttpResult> => {
  const exchange = exchangeOf(event)
  const deps = await auditing(exchange, outer)
  const { administrator, endpoint } = exchange
  if (!administrator) return answerWith(exchange, deps)
  const { withRoleCheck, RoleLost } = await import('./transactional-role-check.ts')
  try {
    return await answerWith(exchange, { ...deps, table: withRoleCheck(deps.table, administrator) })
  } catch (error) {
    if (error instanceof RoleLost) return refusal(endpoint, { reason: 'forbidden' })
    throw error
  }
}

/** The work of a call once its session is known. */
const createWork = (deps: Deps) =>
  createPipeline<HttpEvent, HttpResult>()
    .use(parseRequest)
    .use(requireStepUp(deps))
    .use(replayResponse(deps))
    .handler((event) => handle(event, deps))

/** Adds the message to a refusal. The texts are loaded by the first refusal, in the caller's language only. */
const withMessage = async (event: HttpEvent, result: HttpResult): Promise<HttpResult> => {
  if ((result.statusCode ?? 500) < 400) return result
  const { withRefusalMessage } = await import('./refusal-message.ts')
  const declared = findExchange(event)?.endpoint.errors ?? []
  return withRefusalMessage(result, declared, localeFromHeader(event.headers['accept-language']))
}

/** One area's Lambda: finds the endpoint by its route, then authenticates, parses, handles and shapes the response. */
export const createAreaLambda = <Endpoints extends AnyEndpoints>(
  endpoints: Endpoints,
  schemas: SchemasByName<Endpoints>,
  handlers: Handlers<Endpoints>,
  deps: Deps,
): AreaLambda => {
  const work = createWork(deps)
  const pipeline = createPipeline<HttpEvent, HttpResult>()
    .use(answerError(deps))
    .use(findEndpoint(endpoints, schemas, handlers as unknown as Handlers<AnyEndpoints>, deps))
    .handler((event, context) =>
      inTime(authenticated(event, exchangeOf(event), deps, () => work(event, context))),
    )
  return async (event) => {
    const began = deps.clock()
    const result = await withMessage(event, await pipeline(event, {} as Context))
    logCall(event, result, began, deps)
    return result
  }
}
