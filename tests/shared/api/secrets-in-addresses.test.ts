import { expect, test } from 'vitest'
import { allEndpoints } from '#shared/api/all-endpoints.ts'
import { schemasOf } from '#shared/api/all-schemas.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'

const secretName = /token|secret|password|code|state|session|uuid|signature/i

const endpoints = Object.values(allEndpoints).flatMap((each) => Object.values<Endpoint>(each))

test('no URL contains a secret, since proxies, histories and logs store URLs', () => {
  const found = endpoints.flatMap((endpoint) => {
    const { params, query } = schemasOf(endpoint)
    return [params, query]
      .flatMap((part) => Object.keys(part?.shape ?? {}))
      .filter((name) => secretName.test(name))
      .map((name) => `${endpoint.name}: ${name}`)
  })
  expect(found).toEqual([])
})
