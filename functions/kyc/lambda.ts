import { createDeps } from '../create-deps.ts'
import { prime } from '../http/prime.ts'
import { readConfig } from '../runtime/config.ts'
import { lambdaVariables } from '../runtime/lambda-variables.ts'
import { createKycLambda } from './handler.ts'

const deps = createDeps(readConfig(lambdaVariables()))
await prime(deps, () => import('./get-kyc.ts'))

export const handler = createKycLambda(deps)
