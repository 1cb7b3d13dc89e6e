import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { lambdaVariables } from '../runtime/lambda-variables.ts'
import { createAccountLambda } from './handler.ts'

export const handler = createAccountLambda(createDeps(readConfig(lambdaVariables())))
