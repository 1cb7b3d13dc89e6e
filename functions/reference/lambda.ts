import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { createReferenceLambda } from './handler.ts'

export const handler = createReferenceLambda(createDeps(readConfig(process.env)))
