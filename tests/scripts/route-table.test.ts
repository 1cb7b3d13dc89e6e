import { expect, test } from 'vitest'
import { allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { routePath } from '#shared/api/route.ts'
import { createRouteTable } from '../../scripts/local/route-table.ts'

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
