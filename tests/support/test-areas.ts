import { type Area, allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { createAreaLambdas } from '../../functions/create-area-lambdas.ts'
import type { AreaLambda } from '../../functions/http/area-lambda.ts'
import type { Deps } from '../../functions/runtime/deps.ts'
import { withProvenSessions } from './proven-sessions.ts'
import { withinPartitions } from './within-partitions.ts'

/** Dependencies are looked up at each call, so that a test can replace one later. */
const withinRights = (deps: Deps, area: Area): Deps =>
  new Proxy(deps, {
    get: (of, name: keyof Deps) =>
      name === 'table' ? withProvenSessions(withinPartitions(of.table, area)) : of[name],
  })

/** Finds the Lambda of an endpoint's area. Each accesses the table with the rights of its role. */
export const createTestAreas = (deps: Deps): ((endpoint: Endpoint) => AreaLambda) => {
  const areas = new Map<Area, AreaLambda>()
  const names = Object.keys(allEndpoints) as Area[]
  return (endpoint) => {
    const area = names.find((name) => Object.values<Endpoint>(allEndpoints[name]).includes(endpoint))
    if (!area) throw new Error(`no area declares ${endpoint.name}`)
    const lambda = areas.get(area) ?? createAreaLambdas(withinRights(deps, area))[area]
    areas.set(area, lambda)
    return lambda
  }
}
