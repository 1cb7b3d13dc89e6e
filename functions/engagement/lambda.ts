import { readConfig } from '../http/config.ts'
import { createDeps } from '../http/live-deps.ts'
import { createEngagementLambda } from './handler.ts'

export const handler = createEngagementLambda(createDeps(readConfig(process.env)))
