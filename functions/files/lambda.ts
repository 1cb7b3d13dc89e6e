import { readConfig } from '../runtime/config.ts'
import { createDeps } from '../runtime/create-deps.ts'
import { createFilesLambda } from './handler.ts'

export const handler = createFilesLambda(createDeps(readConfig(process.env)))
