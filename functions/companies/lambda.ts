import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { lambdaVariables } from '../runtime/lambda-variables.ts'
import { createCompaniesLambda } from './handler.ts'

export const handler = createCompaniesLambda(createDeps(readConfig(lambdaVariables())))
