import { readConfig } from '../http/config.ts'
import { createDeps } from '../http/live-deps.ts'
import { createDeskHandler } from './handler.ts'

export const handler = createDeskHandler(createDeps(readConfig(process.env)))
