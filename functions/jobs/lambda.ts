import { readConfig } from '../runtime/config.ts'
import { createDeps } from '../runtime/create-deps.ts'
import { createJobsHandler } from './handler.ts'

export const handler = createJobsHandler(createDeps(readConfig(process.env)))
