import { gatewayRoutes } from '#shared/api/gateway-routes.ts'
import type { Route } from '#shared/api/route-table.ts'
import { createBulkEventsHandler } from '../../functions/bulk-events/handler.ts'
import { createAreaLambdas } from '../../functions/create-area-lambdas.ts'
import { createDeskHandler } from '../../functions/desk/handler.ts'
import { createEventsHandler } from '../../functions/events/handler.ts'
import { createScanResultHandler } from '../../functions/events/scan-result.ts'
import { createJobsHandler } from '../../functions/jobs/handler.ts'
import type { Deps } from '../../functions/runtime/deps.ts'
import type { GatewayLambda } from './gateway.ts'

/** The gateway's routes, each to its area's Lambda. */
const routesOf = (deps: Deps): Route<GatewayLambda>[] => {
  const areas = createAreaLambdas(deps)
  return gatewayRoutes.map(({ path, area }) => ({ method: 'ANY', path, target: areas[area] }))
}

/** All Lambdas in this process. */
export const createFunctions = (deps: Deps) => ({
  routes: routesOf(deps),
  lanes: { events: createEventsHandler(deps), 'bulk-events': createBulkEventsHandler(deps) },
  tellScanResult: createScanResultHandler(deps),
  runJob: createJobsHandler(deps),
  callDesk: createDeskHandler(deps),
})
