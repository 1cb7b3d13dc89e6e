/** A route in API Gateway's form: `GET /api/shops/{id}`, `ANY /api/shops/{proxy+}`. */
export interface Route<Target> {
  method: string
  path: string
  target: Target
}

export interface RouteMatch<Target> {
  route: Route<Target>
  pathParameters: Record<string, string>
}

/** `{id}` is one segment of a path, `{proxy+}` all the rest. */
const parameter = /\{(\w+)(\+?)\}/g

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(parameter, (_, name, rest) => `(?<${name}>${rest ? '.' : '[^/]'}+)`)}$`)

/** Characters that sort after all others, so that the first difference of two paths decides which is more specific. */
const sortKey = (path: string): string =>
  path.replace(parameter, (_, _name, rest) => (rest ? '\uffff' : '\ufffe'))

/**
 * Finds the route of a request. As in API Gateway the most specific one wins: where two routes first differ, fixed text
 * comes before a parameter, and this before the rest of a path.
 */
export const createRouteTable = <Target>(routes: readonly Route<Target>[]) => {
  const bySpecificity = routes
    .map((route) => ({ route, key: sortKey(route.path), pattern: patternOf(route.path) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return (method: string, rawPath: string): RouteMatch<Target> | undefined => {
    for (const { route, pattern } of bySpecificity) {
      const found = route.method === 'ANY' || route.method === method ? pattern.exec(rawPath) : null
      if (!found) continue
      try {
        const given = Object.entries(found.groups ?? {})
        return {
          route,
          pathParameters: Object.fromEntries(given.map(([name, value]) => [name, decodeURIComponent(value)])),
        }
      } catch {
        // A malformed percent-encoding: no id contains one.
      }
    }
    return undefined
  }
}
