import { createDeps } from '../create-deps.ts'
import { prime } from '../http/prime.ts'
import { readConfig } from '../runtime/config.ts'
import { lambdaVariables } from '../runtime/lambda-variables.ts'
import { createDrawdownLambda } from './handler.ts'

const deps = createDeps(readConfig(lambdaVariables()))
await prime(deps, () => Promise.all([import('./list-payout-accounts.ts'), import('./quote-drawdown.ts')]))

export const handler = createDrawdownLambda(deps)
