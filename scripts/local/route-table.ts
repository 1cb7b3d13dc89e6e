/** A route in API Gateway's form: `GET /api/shops/{id}`. */
export interface Route<Target> {
  method: string
  path: string
  target: Target
}

export interface RouteMatch<Target> {
  route: Route<Target>
  pathParameters: Record<string, string>
}

const isParameter = (segment: string) => segment.startsWith('{')

const decode = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

const matchPath = (template: readonly string[], path: readonly string[]) => {
  if (template.length !== path.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [index, segment] of template.entries()) {
    const given = decode(path[index] ?? '')
    if (given === undefined) return undefined
    if (!isParameter(segment)) {
      if (segment !== given) return undefined
    } else {
      if (given === '') return undefined
      parameters[segment.slice(1, -1)] = given
    }
  }
  return parameters
}

/**
 * Finds the route of a request. As in API Gateway the most specific one wins: at the first place where two
 * routes differ, the one with fixed text.
 */
export const createRouteTable = <Target>(routes: readonly Route<Target>[]) => {
  const bySpecificity = routes
    .map((route) => ({ route, template: route.path.split('/') }))
    .toSorted(({ template: a }, { template: b }) => {
      const differs = Array.from({ length: Math.max(a.length, b.length) }).findIndex(
        (_, index) => isParameter(a[index] ?? '') !== isParameter(b[index] ?? ''),
      )
      return differs === -1 ? 0 : isParameter(a[differs] ?? '') ? 1 : -1
    })
  return (method: string, rawPath: string): RouteMatch<Target> | undefined => {
    const path = rawPath.split('/')
    for (const { route, template } of bySpecificity) {
      if (route.method !== method) continue
      const pathParameters = matchPath(template, path)
      if (pathParameters) return { route, pathParameters }
    }
    return undefined
  }
}
