import { readConfig } from '../runtime/config.ts'
import { createDeps } from '../runtime/create-deps.ts'
import { createAgreementsLambda } from './handler.ts'

export const handler = createAgreementsLambda(createDeps(readConfig(process.env)))
