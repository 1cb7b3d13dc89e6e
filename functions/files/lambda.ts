import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { createFilesLambda } from './handler.ts'

export const handler = createFilesLambda(createDeps(readConfig(process.env)))
