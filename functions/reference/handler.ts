import { referenceEndpoints } from '../../shared/reference/reference.endpoints.ts'
import type { Deps } from '../http/deps.ts'
import { createAreaLambda } from '../http/lambda.ts'
import { getDictionary } from './get-dictionary.ts'
import { getPosition } from './get-position.ts'
import { storePosition } from './store-position.ts'

export const createReferenceLambda = (deps: Deps) =>
  createAreaLambda(referenceEndpoints, { getDictionary, getPosition, storePosition }, deps)
