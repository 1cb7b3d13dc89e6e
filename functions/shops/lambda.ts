import { readConfig } from '../runtime/config.ts'
import { createDeps } from '../runtime/create-deps.ts'
import { createShopsLambda } from './handler.ts'

export const handler = createShopsLambda(createDeps(readConfig(process.env)))
