import { readConfig } from '../runtime/config.ts'
import { createDeps } from '../runtime/create-deps.ts'
import { createCompaniesLambda } from './handler.ts'

export const handler = createCompaniesLambda(createDeps(readConfig(process.env)))
