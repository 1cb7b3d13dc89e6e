import { expect, test } from 'vitest'
import { allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { routeKey } from '#shared/api/route.ts'

const acts = Object.values(allEndpoints)
  .flatMap((each) => Object.values<Endpoint>(each))
  .filter(({ reads }) => !reads)

/**
 * The call that a path with an empty id is routed to: a trailing slash is removed before the API receives it.
 */
const withoutId = ({ method, path }: Endpoint): Endpoint | undefined => {
  const route = routeKey({ method, path: path.replace(/\{\w+\}$/, '') as Endpoint['path'] })
  return acts.find((each) => each.path !== path && routeKey(each) === route)
}

test('a call with an empty id in its path is not routed to another call, unless that has its id in the body', () => {
  const mistaken = acts
    .filter(({ path }) => path.endsWith('}'))
    .flatMap((each) => withoutId(each)?.name ?? [])
  expect(mistaken).toEqual(['submit-kyc'])
})
