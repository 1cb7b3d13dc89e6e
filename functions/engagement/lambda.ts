import { readConfig } from '../runtime/config.ts'
import { createDeps } from '../runtime/create-deps.ts'
import { createEngagementLambda } from './handler.ts'

export const handler = createEngagementLambda(createDeps(readConfig(process.env)))
