import { readConfig } from '../http/config.ts'
import { createDeps } from '../http/live-deps.ts'
import { createDrawdownLambda } from './handler.ts'

export const handler = createDrawdownLambda(createDeps(readConfig(process.env)))
