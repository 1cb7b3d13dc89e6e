import { readConfig } from '../http/config.ts'
import { createDeps } from '../http/live-deps.ts'
import { createCreditLambda } from './handler.ts'

export const handler = createCreditLambda(createDeps(readConfig(process.env)))
