import { allEndpoints } from '#shared/api/all-endpoints.ts'
import { schemasOf } from '#shared/api/all-schemas.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp } from '../../support/test-app.ts'
import { measureApp, type Walk } from './measured-app.ts'

const isPlain = (endpoint: Endpoint): boolean => {
  const { params, query, body, headers } = schemasOf<Endpoint>(endpoint)
  return endpoint.reads === true && endpoint.audience === 'session' && !(params ?? query ?? body ?? headers)
}

/** Calls what only reads and takes no input, and what no other walk has called. */
export const walkPlainReads = async (walk: Walk): Promise<void> => {
  const app = measureApp(await createTestApp(), walk)
  const { token } = await signUpSeller(app)
  const endpoints = Object.values(allEndpoints).flatMap((each) => Object.values<Endpoint>(each))
  for (const endpoint of endpoints)
    if (isPlain(endpoint) && !walk.bill.has(endpoint.name)) await app.send(endpoint, {}, { token })
  await app.close()
}
