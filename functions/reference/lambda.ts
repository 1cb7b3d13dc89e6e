import { readConfig } from '../runtime/config.ts'
import { createDeps } from '../runtime/create-deps.ts'
import { createReferenceLambda } from './handler.ts'

export const handler = createReferenceLambda(createDeps(readConfig(process.env)))
