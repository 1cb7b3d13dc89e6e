import { readConfig } from '../http/config.ts'
import { createDeps } from '../http/live-deps.ts'
import { createKycLambda } from './handler.ts'

export const handler = createKycLambda(createDeps(readConfig(process.env)))
