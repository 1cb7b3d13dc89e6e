import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { lambdaVariables } from '../runtime/lambda-variables.ts'
import { createPrivacyLambda } from './handler.ts'

export const handler = createPrivacyLambda(createDeps(readConfig(lambdaVariables())))
