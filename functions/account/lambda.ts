import { readConfig } from '../runtime/config.ts'
import { createDeps } from '../runtime/live-deps.ts'
import { createAccountLambda } from './handler.ts'

export const handler = createAccountLambda(createDeps(readConfig(process.env)))
