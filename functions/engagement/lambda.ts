import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { lambdaVariables } from '../runtime/lambda-variables.ts'
import { createEngagementLambda } from './handler.ts'

export const handler = createEngagementLambda(createDeps(readConfig(lambdaVariables())))
