import { type Area, allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { createAreaLambdas } from '../../functions/create-area-lambdas.ts'
import type { AreaLambda } from '../../functions/http/area-lambda.ts'
import type { Deps } from '../../functions/runtime/deps.ts'

/** Finds the Lambda of the area that an endpoint belongs to. */
export const createTestAreas = (deps: Deps): ((endpoint: Endpoint) => AreaLambda) => {
  const areas = createAreaLambdas(deps)
  const names = Object.keys(allEndpoints) as Area[]
  return (endpoint) => {
    const area = names.find((name) => Object.values<Endpoint>(allEndpoints[name]).includes(endpoint))
    if (!area) throw new Error(`no area declares ${endpoint.name}`)
    return areas[area]
  }
}
