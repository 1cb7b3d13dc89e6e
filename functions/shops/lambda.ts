import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { lambdaVariables } from '../runtime/lambda-variables.ts'
import { createShopsLambda } from './handler.ts'

export const handler = createShopsLambda(createDeps(readConfig(lambdaVariables())))
