import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { createApplicationLambda } from './handler.ts'

export const handler = createApplicationLambda(createDeps(readConfig(process.env)))
