import { createDeps } from '../create-deps.ts'
import { readConfig } from '../runtime/config.ts'
import { createPrivacyLambda } from './handler.ts'

export const handler = createPrivacyLambda(createDeps(readConfig(process.env)))
