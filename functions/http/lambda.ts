import middy from '@middy/core'
import type { Context } from 'aws-lambda'
import type { Endpoint } from '../../shared/api/endpoint.ts'
import { refusalBody } from '../../shared/api/envelope.ts'
import { pipelineCodes } from '../../shared/api/errors.ts'
import { localeFromHeader } from '../../shared/i18n/locales.ts'
import { authenticate } from './authenticate.ts'
import type { Deps } from './deps.ts'
import {
  beginExchange,
  exchangeOf,
  findExchange,
  type HttpEvent,
  type HttpRequest,
  type HttpResult,
  refusal,
  success,
} from './exchange.ts'
import type { Call, Handler, Handlers } from './handle.ts'
import { parseRequest } from './parse-request.ts'
import { replayAnswer } from './replay-answer.ts'

export type AreaLambda = (event: HttpEvent) => Promise<HttpResult>

const findEndpoint = (endpoints: Record<string, Endpoint>, handlers: Record<string, Handler<Endpoint>>) => {
  const byRoute = new Map(
    Object.entries(endpoints).map(([name, endpoint]) => [
      `${endpoint.method} ${endpoint.path}`,
      { endpoint, handler: handlers[name] as Handler<Endpoint> },
    ]),
  )
  return {
    before: ({ event }: HttpRequest): HttpResult | undefined => {
      const found = byRoute.get(event.routeKey)
      if (!found)
        return {
          statusCode: 404,
          body: JSON.stringify(refusalBody('landing', { code: pipelineCodes.notFound })),
        }
      beginExchange(event, {
        ...found,
        request: {
          id: event.requestContext.requestId,
          ip: event.requestContext.http.sourceIp,
          locale: localeFromHeader(event.headers['accept-language']),
        },
      })
      return undefined
    },
  }
}

/** The last resort: an unforeseen error tells the caller its request id and nothing else. */
const answerError = (deps: Deps) => ({
  onError: ({ event, error, response }: HttpRequest): HttpResult | undefined => {
    if (response) return response
    const { requestId } = event.requestContext
    deps.log('error', error?.name ?? 'unknown error', {
      requestId,
      route: event.routeKey,
      stack: error?.stack ?? '',
    })
    const endpoint = findExchange(event)?.endpoint
    const internal = { code: pipelineCodes.internal, requestId }
    return endpoint
      ? refusal(endpoint, internal)
      : { statusCode: 500, body: JSON.stringify(refusalBody('landing', internal)) }
  },
})

const handle = async (event: HttpEvent, deps: Deps): Promise<HttpResult> => {
  const { endpoint, handler, request, session, input } = exchangeOf(event)
  const outcome = await handler({ input, session, request } as Call<Endpoint>, deps)
  return outcome.ok ? success(endpoint, outcome.data) : refusal(endpoint, outcome)
}

/** One area's Lambda: finds the endpoint by its route, then authenticates, parses, handles and shapes the answer. */
export const createAreaLambda = <Endpoints extends Record<string, Endpoint>>(
  endpoints: Endpoints,
  handlers: Handlers<Endpoints>,
  deps: Deps,
): AreaLambda => {
  const pipeline = middy<HttpEvent, HttpResult>()
    .use(answerError(deps))
    .use(findEndpoint(endpoints, handlers as unknown as Record<string, Handler<Endpoint>>))
    .use(authenticate(deps))
    .use(parseRequest)
    .use(replayAnswer(deps))
    .handler((event) => handle(event, deps))
  return (event) => pipeline(event, {} as Context)
}
