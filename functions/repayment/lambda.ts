import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { lambdaVariables } from '../runtime/lambda-variables.ts'
import { createRepaymentLambda } from './handler.ts'

export const handler = createRepaymentLambda(createDeps(readConfig(lambdaVariables())))
