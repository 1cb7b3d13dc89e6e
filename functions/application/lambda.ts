import { readConfig } from '../runtime/config.ts'
import { createDeps } from '../runtime/create-deps.ts'
import { createApplicationLambda } from './handler.ts'

export const handler = createApplicationLambda(createDeps(readConfig(process.env)))
