import { readConfig } from '../runtime/config.ts'
import { createDeps } from '../runtime/create-deps.ts'
import { createDeskHandler } from './handler.ts'
import { createUrlHandler } from './url-handler.ts'

const deps = createDeps(readConfig(process.env))

export const handler = createUrlHandler(createDeskHandler(deps), deps)
