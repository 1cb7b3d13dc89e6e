import { readConfig } from '../runtime/config.ts'
import { createDeps } from '../runtime/create-deps.ts'
import { createCreditLambda } from './handler.ts'

export const handler = createCreditLambda(createDeps(readConfig(process.env)))
