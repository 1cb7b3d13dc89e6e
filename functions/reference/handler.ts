import { referenceEndpoints } from '#shared/reference/reference.endpoints.ts'
import { referenceSchemas } from '#shared/reference/reference.schemas.ts'
import { createAreaLambda } from '../http/area-lambda.ts'
import type { Handlers } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

const handlers: Handlers<typeof referenceEndpoints> = {
  getDictionary: async () => (await import('./get-dictionary.ts')).getDictionary,
  getCurrentRates: async () => (await import('./get-current-rates.ts')).getCurrentRates,
  listBenchmarkFixings: async () => (await import('./list-benchmark-fixings.ts')).listBenchmarkFixings,
  listCrossRates: async () => (await import('./list-cross-rates.ts')).listCrossRates,
}

export const createReferenceLambda = (deps: Deps) =>
  createAreaLambda(referenceEndpoints, referenceSchemas, handlers, deps)
