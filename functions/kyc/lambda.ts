import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { lambdaVariables } from '../runtime/lambda-variables.ts'
import { createKycLambda } from './handler.ts'

export const handler = createKycLambda(createDeps(readConfig(lambdaVariables())))
