import { readConfig } from '../http/config.ts'
import { createDeps } from '../http/live-deps.ts'
import { createShopsLambda } from './handler.ts'

export const handler = createShopsLambda(createDeps(readConfig(process.env)))
