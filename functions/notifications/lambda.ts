import { readConfig } from '../http/config.ts'
import { createDeps } from '../http/live-deps.ts'
import { createNotificationsLambda } from './handler.ts'

export const handler = createNotificationsLambda(createDeps(readConfig(process.env)))
