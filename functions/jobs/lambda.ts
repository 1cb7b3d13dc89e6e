import { readConfig } from '../http/config.ts'
import { createDeps } from '../http/live-deps.ts'
import { createJobsHandler } from './handler.ts'

export const handler = createJobsHandler(createDeps(readConfig(process.env)))
