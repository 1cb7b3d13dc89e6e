import { readConfig } from '../runtime/config.ts'
import { createDeps } from '../runtime/live-deps.ts'
import { createEngagementLambda } from './handler.ts'

export const handler = createEngagementLambda(createDeps(readConfig(process.env)))
