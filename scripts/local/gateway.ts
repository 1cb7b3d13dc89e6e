import type { ServerResponse } from 'node:http'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { lambdaPayloadLimit, largeBodyRefusal } from '#shared/api/large-body.ts'
import { createRouteTable, type Route } from '#shared/api/route-table.ts'
import { toGatewayEvent } from './gateway-event.ts'
import type { HandleRequest } from './object-store.ts'
import { BodyTooLarge, readBody } from './read-body.ts'

export type GatewayLambda = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>

const sendJson = (
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

const writeResult = (response: ServerResponse, result: APIGatewayProxyStructuredResultV2): void => {
  const body = Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8')
  if (body.length > lambdaPayloadLimit) throw new Error('the answer is larger than Lambda can give')
  for (const [name, value] of Object.entries(result.headers ?? {})) response.setHeader(name, String(value))
  if (result.cookies) response.setHeader('set-cookie', result.cookies)
  if (!response.hasHeader('content-type')) response.setHeader('content-type', 'application/json')
  response.writeHead(result.statusCode ?? 200, { 'content-length': body.length }).end(body)
}

/**
 * API Gateway's HTTP API in front of Lambdas in this process: matches the route, passes an event in payload format 2.0,
 * writes the structured result. A request without a route gets 404.
 */
export const createGateway = (routes: readonly Route<GatewayLambda>[], clock: () => Date): HandleRequest => {
  const findRoute = createRouteTable(routes)
  return async (request, response) => {
    const method = request.method ?? 'GET'
    // The distribution removes a trailing slash.
    const path = ((request.url ?? '/').split('?')[0] ?? '/').replace(/(?<=.)\/$/, '')
    const found = findRoute(method, path)
    if (!found) {
      request.resume()
      return sendJson(response, 404, { code: 404, message: '404', data: null })
    }
    try {
      const event = toGatewayEvent({
        request,
        path,
        body: await readBody(request, lambdaPayloadLimit),
        routeKey: `${found.route.method} ${found.route.path}`,
        pathParameters: found.pathParameters,
        now: clock(),
      })
      if ((event.body?.length ?? 0) > lambdaPayloadLimit) throw new BodyTooLarge()
      writeResult(response, await found.route.target(event))
    } catch (error) {
      // As the distribution's function does.
      if (error instanceof BodyTooLarge)
        return sendJson(response, 400, largeBodyRefusal(path, request.headers['accept-language']), {
          'cache-control': 'no-store',
        })
      console.error(`${method} ${found.route.path}:`, error)
      if (response.headersSent) response.destroy()
      else sendJson(response, 500, { message: 'Internal Server Error' })
    }
  }
}
