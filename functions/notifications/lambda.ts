import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { lambdaVariables } from '../runtime/lambda-variables.ts'
import { createNotificationsLambda } from './handler.ts'

export const handler = createNotificationsLambda(createDeps(readConfig(lambdaVariables())))
