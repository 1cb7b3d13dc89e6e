import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { createEngagementLambda } from './handler.ts'

export const handler = createEngagementLambda(createDeps(readConfig(process.env)))
