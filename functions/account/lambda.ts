import { readConfig } from '../http/config.ts'
import { createDeps } from '../http/live-deps.ts'
import { createAccountLambda } from './handler.ts'

export const handler = createAccountLambda(createDeps(readConfig(process.env)))
