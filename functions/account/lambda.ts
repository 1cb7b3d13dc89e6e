import { readConfig } from '../runtime/config.ts'
import { createDeps } from '../runtime/create-deps.ts'
import { createAccountLambda } from './handler.ts'

export const handler = createAccountLambda(createDeps(readConfig(process.env)))
