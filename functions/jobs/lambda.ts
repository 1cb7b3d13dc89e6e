import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { lambdaVariables } from '../runtime/lambda-variables.ts'
import { createJobsHandler } from './handler.ts'

export const handler = createJobsHandler(createDeps(readConfig(lambdaVariables())))
