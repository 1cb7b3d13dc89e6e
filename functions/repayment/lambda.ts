import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { createRepaymentLambda } from './handler.ts'

export const handler = createRepaymentLambda(createDeps(readConfig(process.env)))
