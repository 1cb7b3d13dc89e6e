import { readConfig } from '../runtime/config.ts'
import { createDeps } from '../runtime/create-deps.ts'
import { createDrawdownLambda } from './handler.ts'

export const handler = createDrawdownLambda(createDeps(readConfig(process.env)))
