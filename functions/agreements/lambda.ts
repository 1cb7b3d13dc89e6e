import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { lambdaVariables } from '../runtime/lambda-variables.ts'
import { createAgreementsLambda } from './handler.ts'

export const handler = createAgreementsLambda(createDeps(readConfig(lambdaVariables())))
