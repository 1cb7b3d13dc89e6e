import { createDeps } from '../create-deps.ts'
import { prime } from '../http/prime.ts'
import { readConfig } from '../runtime/config.ts'
import { lambdaVariables } from '../runtime/lambda-variables.ts'
import { createAgreementsLambda } from './handler.ts'

const deps = createDeps(readConfig(lambdaVariables()))
await prime(deps, () => Promise.all([import('./get-shop-activation.ts'), import('./get-signers.ts')]))

export const handler = createAgreementsLambda(deps)
