import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { createJobsHandler } from './handler.ts'

export const handler = createJobsHandler(createDeps(readConfig(process.env)))
