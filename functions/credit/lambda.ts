import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { lambdaVariables } from '../runtime/lambda-variables.ts'
import { createCreditLambda } from './handler.ts'

export const handler = createCreditLambda(createDeps(readConfig(lambdaVariables())))
