import { type Area, allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { routePath } from '#shared/api/route.ts'
import { createAreaLambdas } from '../../functions/create-area-lambdas.ts'
import { createDeskHandler } from '../../functions/desk/handler.ts'
import { createEventsHandler } from '../../functions/events/handler.ts'
import { createScanResultHandler } from '../../functions/events/scan-result.ts'
import { createJobsHandler } from '../../functions/jobs/handler.ts'
import type { Deps } from '../../functions/runtime/deps.ts'
import type { GatewayLambda } from './gateway.ts'
import type { Route } from './route-table.ts'

/** Every declared endpoint as a route to its area's Lambda. */
const routesOf = (deps: Deps): Route<GatewayLambda>[] => {
  const areas = createAreaLambdas(deps)
  return (Object.keys(allEndpoints) as Area[]).flatMap((area) =>
    Object.values<Endpoint>(allEndpoints[area]).map((endpoint) => ({
      method: endpoint.method,
      path: routePath(endpoint),
      target: areas[area],
    })),
  )
}

/** All Lambdas in this process. */
export const createFunctions = (deps: Deps) => ({
  routes: routesOf(deps),
  handleEvents: createEventsHandler(deps),
  tellScanResult: createScanResultHandler(deps),
  runJob: createJobsHandler(deps),
  callDesk: createDeskHandler(deps),
})
