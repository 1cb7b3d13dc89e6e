import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { lambdaVariables } from '../runtime/lambda-variables.ts'
import { createFilesLambda } from './handler.ts'

export const handler = createFilesLambda(createDeps(readConfig(lambdaVariables())))
