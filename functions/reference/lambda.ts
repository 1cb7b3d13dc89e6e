import { readConfig } from '../http/config.ts'
import { createDeps } from '../http/live-deps.ts'
import { createReferenceLambda } from './handler.ts'

export const handler = createReferenceLambda(createDeps(readConfig(process.env)))
