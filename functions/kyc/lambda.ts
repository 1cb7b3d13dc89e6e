import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { createKycLambda } from './handler.ts'

export const handler = createKycLambda(createDeps(readConfig(process.env)))
