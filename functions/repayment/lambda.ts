import { readConfig } from '../runtime/config.ts'
import { createDeps } from '../runtime/create-deps.ts'
import { createRepaymentLambda } from './handler.ts'

export const handler = createRepaymentLambda(createDeps(readConfig(process.env)))
