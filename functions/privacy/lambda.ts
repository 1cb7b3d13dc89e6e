import { createDeps } from '../create-deps.ts'
import { prime } from '../http/prime.ts'
import { readConfig } from '../runtime/config.ts'
import { lambdaVariables } from '../runtime/lambda-variables.ts'
import { createPrivacyLambda } from './handler.ts'

const deps = createDeps(readConfig(lambdaVariables()))
await prime(deps, () => Promise.all([import('./list-corrections.ts'), import('./look-at-closing.ts')]))

export const handler = createPrivacyLambda(deps)
