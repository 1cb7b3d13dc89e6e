import { readConfig } from '../runtime/config.ts'
import { createDeps } from '../runtime/create-deps.ts'
import { createKycLambda } from './handler.ts'

export const handler = createKycLambda(createDeps(readConfig(process.env)))
