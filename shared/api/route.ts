import type { Endpoint } from './endpoint.ts'

/**
 * The path of an endpoint's route. API Gateway allows no trailing slash: the distribution in the cloud and the gateway
 * of the local stack remove it from requests.
 */
export const routePath = ({ path }: Pick<Endpoint, 'path'>): string => path.replace(/(?<=.)\/$/, '')

/** The route in API Gateway's form: `GET /api/shops/{id}`. */
export const routeKey = (endpoint: Pick<Endpoint, 'method' | 'path'>): string =>
  `${endpoint.method} ${routePath(endpoint)}`
