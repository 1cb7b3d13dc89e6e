import type { Endpoint } from './endpoint.ts'

/**
 * The path of an endpoint's route. API Gateway takes none with a slash at its end: what stands before it (the
 * distribution in the cloud, the gateway of the local stack) takes that off a request.
 */
export const routePath = ({ path }: Pick<Endpoint, 'path'>): string => path.replace(/(?<=.)\/$/, '')

/** As API Gateway names a route: `GET /api/shops/{id}`. */
export const routeKey = (endpoint: Pick<Endpoint, 'method' | 'path'>): string =>
  `${endpoint.method} ${routePath(endpoint)}`
