import createPipeline from '@middy/core'
import type { Context } from 'aws-lambda'
import type { Endpoint } from '../../shared/api/endpoint.ts'
import { pipelineCodes } from '../../shared/api/errors.ts'
import { routeKey } from '../../shared/api/route.ts'
import { localeFromHeader } from '../../shared/i18n/locales.ts'
import { authenticate } from './authenticate.ts'
import type { Deps } from './deps.ts'
import { describeError } from './describe-error.ts'
import {
  beginExchange,
  exchangeOf,
  findExchange,
  type HttpEvent,
  type HttpRequest,
  type HttpResult,
  refusal,
} from './exchange.ts'
import type { Call, Handler, Handlers } from './handle.ts'
import { logCall } from './log-call.ts'
import { parseRequest } from './parse-request.ts'
import { answerOnce, replayAnswer } from './replay-answer.ts'
import { viewerAddress } from './viewer-address.ts'

/** Real ones are shorter; what is kept with a signature must not be of any length. */
const longestUserAgent = 400

export type AreaLambda = (event: HttpEvent) => Promise<HttpResult>

/** Where no endpoint says which envelope to answer in. */
const unknownRoute = { envelope: 'landing' } as const

const findEndpoint = (
  endpoints: Record<string, Endpoint>,
  handlers: Record<string, Handler<Endpoint>>,
  { config }: Deps,
) => {
  const byRoute = new Map(
    Object.entries(endpoints).map(([name, endpoint]) => [
      routeKey(endpoint),
      { endpoint, handler: handlers[name] as Handler<Endpoint> },
    ]),
  )
  return {
    before: ({ event }: HttpRequest): HttpResult | undefined => {
      const found = byRoute.get(event.routeKey)
      if (!found) return refusal(unknownRoute, { code: pipelineCodes.notFound })
      beginExchange(event, {
        ...found,
        request: {
          id: event.requestContext.requestId,
          ip: viewerAddress(event, config),
          // The cut may go through a pair of surrogates, and half of one is no text that the table takes.
          userAgent: event.requestContext.http.userAgent.slice(0, longestUserAgent).toWellFormed(),
          locale: localeFromHeader(event.headers['accept-language']),
        },
      })
      return undefined
    },
  }
}

/** The last resort: an unforeseen error tells the caller its request id and nothing else. */
const answerError = (deps: Deps) => ({
  onError: ({ event, error }: HttpRequest): HttpResult => {
    const { requestId } = event.requestContext
    deps.log('error', 'a call failed', {
      requestId,
      route: event.routeKey,
      ...describeError(error),
    })
    return refusal(findExchange(event)?.endpoint ?? unknownRoute, {
      code: pipelineCodes.internal,
      requestId,
    })
  },
})

const handle = (event: HttpEvent, deps: Deps): Promise<HttpResult> => {
  const exchange = exchangeOf(event)
  const { handler, request, session, input } = exchange
  return answerOnce(exchange, deps, () => handler({ input, session, request } as Call<Endpoint>, deps))
}

/** One area's Lambda: finds the endpoint by its route, then authenticates, parses, handles and shapes the answer. */
export const createAreaLambda = <Endpoints extends Record<string, Endpoint>>(
  endpoints: Endpoints,
  handlers: Handlers<Endpoints>,
  deps: Deps,
): AreaLambda => {
  const pipeline = createPipeline<HttpEvent, HttpResult>()
    .use(answerError(deps))
    .use(findEndpoint(endpoints, handlers as unknown as Record<string, Handler<Endpoint>>, deps))
    .use(authenticate(deps))
    .use(parseRequest)
    .use(replayAnswer(deps))
    .handler((event) => handle(event, deps))
  return async (event) => {
    const began = deps.clock()
    const result = await pipeline(event, {} as Context)
    logCall(event, result, began, deps)
    return result
  }
}
