import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { lambdaVariables } from '../runtime/lambda-variables.ts'
import { readDeskAccess } from './desk-access.ts'
import { createDeskHandler } from './handler.ts'
import { createHttpHandler } from './http-handler.ts'
import { createPersonRecorder } from './person-recorder.ts'

const variables = lambdaVariables()
const deps = createDeps(readConfig(variables))

export const handler = createHttpHandler(
  createDeskHandler(deps),
  readDeskAccess(variables),
  createPersonRecorder(deps),
  deps,
)
