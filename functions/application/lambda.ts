import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { lambdaVariables } from '../runtime/lambda-variables.ts'
import { createApplicationLambda } from './handler.ts'

export const handler = createApplicationLambda(createDeps(readConfig(lambdaVariables())))
