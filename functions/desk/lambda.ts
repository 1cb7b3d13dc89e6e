import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { readDeskAccess } from './desk-access.ts'
import { createDeskHandler } from './handler.ts'
import { createHttpHandler } from './http-handler.ts'
import { createPersonRecorder } from './person-recorder.ts'

const deps = createDeps(readConfig(process.env))

export const handler = createHttpHandler(
  createDeskHandler(deps),
  readDeskAccess(process.env),
  createPersonRecorder(deps),
  deps,
)
