import { expect, test } from 'vitest'
import { allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { gatewayRoutes } from '#shared/api/gateway-routes.ts'
import { routePath } from '#shared/api/route.ts'
import { createRouteTable } from '#shared/api/route-table.ts'

const endpoints = Object.values(allEndpoints).flatMap((area) => Object.values<Endpoint>(area))
const routes = endpoints.map((endpoint) => ({
  method: endpoint.method,
  path: routePath(endpoint),
  target: endpoint.name,
}))

test('each call reaches its endpoint, whatever the order of the routes', () => {
  for (const listed of [routes, routes.toReversed()]) {
    const find = createRouteTable(listed)
    const reached = routes.map(
      ({ method, path }) => find(method, path.replaceAll(/\{\w+\+?\}/g, 'x'))?.route.target,
    )
    expect(reached).toEqual(routes.map(({ target }) => target))
  }
})

test('a literal path takes precedence over one with a parameter', () => {
  const paths = ['/a/{id}', '/a/b', '/a/{id}/c', '/a/b/{id}', '/a/b/c/d']
  const find = createRouteTable(paths.map((path) => ({ method: 'GET', path, target: path })))
  expect(find('GET', '/a/b')?.route.target).toBe('/a/b')
  expect(find('GET', '/a/x')?.route.target).toBe('/a/{id}')
  expect(find('GET', '/a/b/c')?.route.target).toBe('/a/b/{id}')
})

test('the rest of a path comes after a parameter and fixed text, and has at least one segment', () => {
  const paths = ['/a/{proxy+}', '/a/{id}', '/a/b/{proxy+}', '/a/{id}/{proxy+}']
  const find = createRouteTable(paths.map((path) => ({ method: 'ANY', path, target: path })))
  expect(find('GET', '/a/x')?.route.target).toBe('/a/{id}')
  expect(find('POST', '/a/b/c/d')).toMatchObject({
    route: { target: '/a/b/{proxy+}' },
    pathParameters: { proxy: 'c/d' },
  })
  expect(find('GET', '/a/x/y')?.route.target).toBe('/a/{id}/{proxy+}')
  expect(find('GET', '/a')).toBeUndefined()
  expect(find('GET', '/a/')).toBeUndefined()
})

test('the gateway leads each call to the Lambda of its area', () => {
  const find = createRouteTable(
    gatewayRoutes.map(({ path, area }) => ({ method: 'ANY', path, target: area })),
  )
  const reached = Object.entries(allEndpoints).flatMap(([area, each]) =>
    Object.values<Endpoint>(each).map(({ method, name, path }) => {
      const found = find(method, routePath({ path }).replaceAll(/\{\w+\}/g, 'x'))
      return { area, name, target: found?.route.target }
    }),
  )
  expect(reached.filter(({ area, target }) => area !== target)).toEqual([])
})
