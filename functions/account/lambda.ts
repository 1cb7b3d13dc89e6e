import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { createAccountLambda } from './handler.ts'

export const handler = createAccountLambda(createDeps(readConfig(process.env)))
