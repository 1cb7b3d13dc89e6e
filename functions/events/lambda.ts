import { readConfig } from '../http/config.ts'
import { createDeps } from '../http/live-deps.ts'
import { createEventsHandler } from './handler.ts'

export const handler = createEventsHandler(createDeps(readConfig(process.env)))
