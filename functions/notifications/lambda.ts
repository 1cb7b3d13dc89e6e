import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { createNotificationsLambda } from './handler.ts'

export const handler = createNotificationsLambda(createDeps(readConfig(process.env)))
