import { readConfig } from '../runtime/config.ts'
import { createDeps } from '../runtime/live-deps.ts'
import { createKycLambda } from './handler.ts'

export const handler = createKycLambda(createDeps(readConfig(process.env)))
