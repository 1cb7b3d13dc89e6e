import { readConfig } from '../http/config.ts'
import { createDeps } from '../http/live-deps.ts'
import { createFilesLambda } from './handler.ts'

export const handler = createFilesLambda(createDeps(readConfig(process.env)))
