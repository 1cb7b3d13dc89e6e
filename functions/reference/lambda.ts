import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { lambdaVariables } from '../runtime/lambda-variables.ts'
import { createReferenceLambda } from './handler.ts'

export const handler = createReferenceLambda(createDeps(readConfig(lambdaVariables())))
