import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { lambdaVariables } from '../runtime/lambda-variables.ts'
import { createBulkEventsHandler } from './handler.ts'

export const handler = createBulkEventsHandler(createDeps(readConfig(lambdaVariables())))
