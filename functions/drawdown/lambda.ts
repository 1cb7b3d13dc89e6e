import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { lambdaVariables } from '../runtime/lambda-variables.ts'
import { createDrawdownLambda } from './handler.ts'

export const handler = createDrawdownLambda(createDeps(readConfig(lambdaVariables())))
