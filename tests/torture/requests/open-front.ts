import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { routePath } from '#shared/api/route.ts'
import { createGateway } from '../../../scripts/local/gateway.ts'
import type { TestApp } from '../../support/test-app.ts'
import { createTestAreas } from '../../support/test-areas.ts'
import { endpoints } from './endpoints.ts'

/**
 * Serves every endpoint of a test app over HTTP, as the local stack does. `address` is the callers' network
 * address.
 */
export const openFront = async ({ deps, clock }: TestApp, address: () => string) => {
  const lambdaOf = createTestAreas(deps)
  const routes = endpoints.map((endpoint) => {
    const lambda = lambdaOf(endpoint)
    const { method } = endpoint
    return {
      method,
      path: routePath(endpoint),
      target: (event: Parameters<typeof lambda>[0]) => {
        event.requestContext.http.sourceIp = address()
        return lambda(event)
      },
    }
  })
  const handle = createGateway(routes, clock.now)
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
