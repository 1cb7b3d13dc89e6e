import { readConfig } from '../http/config.ts'
import { createDeps } from '../http/live-deps.ts'
import { createAgreementsLambda } from './handler.ts'

export const handler = createAgreementsLambda(createDeps(readConfig(process.env)))
