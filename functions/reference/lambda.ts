import { readConfig } from '../runtime/config.ts'
import { createDeps } from '../runtime/live-deps.ts'
import { createReferenceLambda } from './handler.ts'

export const handler = createReferenceLambda(createDeps(readConfig(process.env)))
