import { type Area, allEndpoints } from './all-endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { routePath } from './route.ts'

/** A route of the gateway, for any method: a path, or all paths below one (`/api/shops/{proxy+}`). */
export interface GatewayRoute {
  path: string
  area: Area
}

interface Declared {
  segments: readonly string[]
  area: Area
}

const declared: readonly Declared[] = (Object.keys(allEndpoints) as Area[]).flatMap((area) =>
  Object.values<Endpoint>(allEndpoints[area]).map((endpoint) => ({
    segments: routePath(endpoint).split('/').slice(1),
    area,
  })),
)

const areasOf = (each: readonly Declared[]): Area[] => [...new Set(each.map(({ area }) => area))]

/** The routes below a path, of endpoints that begin with it. */
const routesBelow = (prefix: readonly string[], below: readonly Declared[]): GatewayRoute[] => {
  const path = `/${prefix.join('/')}`
  const [exact, deeper] = [
    below.filter(({ segments }) => segments.length === prefix.length),
    below.filter(({ segments }) => segments.length > prefix.length),
  ]
  const own = areasOf(exact)
  if (own.length > 1) throw new Error(`${path} is declared by ${own.join(' and ')}`)
  const at = own.map((area) => ({ path, area }))
  const [area, ...others] = areasOf(deeper)
  if (!area) return at
  // Not at the root, where the route would also match the site's paths.
  if (others.length === 0 && prefix.length > 0) return [...at, { path: `${path}/{proxy+}`, area }]
  const nexts = new Set(deeper.map(({ segments }) => segments[prefix.length] ?? ''))
  return [
    ...at,
    ...[...nexts].flatMap((next) =>
      routesBelow(
        [...prefix, next],
        deeper.filter(({ segments }) => segments[prefix.length] === next),
      ),
    ),
  ]
}

/**
 * The gateway's routes: as few as lead each call to its area's Lambda, which finds the endpoint itself. A route per
 * endpoint would fill CloudFormation's limit of resources per stack.
 */
export const gatewayRoutes: readonly GatewayRoute[] = routesBelow([], declared)
