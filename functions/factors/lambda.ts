import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { lambdaVariables } from '../runtime/lambda-variables.ts'
import { createFactorsLambda } from './handler.ts'

export const handler = createFactorsLambda(createDeps(readConfig(lambdaVariables())))
