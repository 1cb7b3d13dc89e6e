import { readConfig } from '../runtime/config.ts'
import { createDeps } from '../runtime/live-deps.ts'
import { createNotificationsLambda } from './handler.ts'

export const handler = createNotificationsLambda(createDeps(readConfig(process.env)))
