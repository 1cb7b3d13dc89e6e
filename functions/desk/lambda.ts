import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { createDeskHandler } from './handler.ts'
import { createUrlHandler } from './url-handler.ts'

const deps = createDeps(readConfig(process.env))

export const handler = createUrlHandler(createDeskHandler(deps), deps)
