import { readConfig } from '../http/config.ts'
import { createDeps } from '../http/live-deps.ts'
import { createCompaniesLambda } from './handler.ts'

export const handler = createCompaniesLambda(createDeps(readConfig(process.env)))
