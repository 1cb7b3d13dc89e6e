import { createDeps } from '../create-deps.ts'
import { prime } from '../http/prime.ts'
import { readConfig } from '../runtime/config.ts'
import { lambdaVariables } from '../runtime/lambda-variables.ts'
import { createEngagementLambda } from './handler.ts'

const deps = createDeps(readConfig(lambdaVariables()))
await prime(deps, () => import('./list-red-packets.ts'))

export const handler = createEngagementLambda(deps)
