import { readConfig } from '../runtime/config.ts'
import { createDeps } from '../runtime/create-deps.ts'
import { createNotificationsLambda } from './handler.ts'

export const handler = createNotificationsLambda(createDeps(readConfig(process.env)))
