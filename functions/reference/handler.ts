import { referenceEndpoints } from '../../shared/reference/reference.endpoints.ts'
import type { Deps } from '../http/deps.ts'
import type { Handlers } from '../http/handle.ts'
import { createAreaLambda } from '../http/lambda.ts'

const handlers: Handlers<typeof referenceEndpoints> = {
  getDictionary: async () => (await import('./get-dictionary.ts')).getDictionary,
  getPosition: async () => (await import('./get-position.ts')).getPosition,
  storePosition: async () => (await import('./store-position.ts')).storePosition,
}

export const createReferenceLambda = (deps: Deps) => createAreaLambda(referenceEndpoints, handlers, deps)
