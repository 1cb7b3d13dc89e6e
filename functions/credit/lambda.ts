import { readConfig } from '../runtime/config.ts'
import { createDeps } from '../runtime/live-deps.ts'
import { createCreditLambda } from './handler.ts'

export const handler = createCreditLambda(createDeps(readConfig(process.env)))
