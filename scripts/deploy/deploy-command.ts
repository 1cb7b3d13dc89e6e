import { parseArgs } from 'node:util'
import { environments } from '../../infra/environments.ts'
import { type Part, parts, stackName } from '../../infra/stacks/stack-name.ts'

export const usage = `Deploys an environment into the account of your AWS credentials, its stacks in their order:
  npm run deploy -- --environment ${Object.keys(environments).join('|')} [--only ${parts.join('|')}] [--diff] [--yes] [--no-smoke]

  --only   one stack, as it is: application to roll back or forward without touching anything else
  --diff   tells what would change, and changes nothing
  --yes    does not ask before it widens who may do what
  --no-smoke   skips the smoke test afterwards, for an environment whose domain does not lead to it yet`

/** The CDK's arguments, and the context for its app. */
export interface DeployCommand {
  environment: string
  /** Whether a stack with pages is among the deployed ones. */
  hasPages: boolean
  /** Whether the smoke test follows. */
  smokes: boolean
  args: readonly string[]
}

const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name)

/** The origin of an environment's site, which its pages give to search engines. */
export const siteOriginOf = (environment: string): string =>
  `https://${environments[environment as keyof typeof environments].domainName}`

/** Reads the command line; returns an error text if it is invalid. There is no default environment. */
export const readDeployCommand = (given: readonly string[]): DeployCommand | string => {
  const options = {
    environment: { type: 'string' },
    only: { type: 'string' },
    diff: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    'no-smoke': { type: 'boolean', default: false },
  } as const
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values']
  try {
    values = parseArgs({ args: [...given], options }).values
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  const { environment, only, diff, yes, 'no-smoke': noSmoke } = values
  if (!environment) return 'Say which environment: --environment staging'
  if (!Object.hasOwn(environments, environment)) return `There is no environment ${environment}.`
  if (only && !isPart(only)) return `There is no stack ${only}.`
  const name = environments[environment as keyof typeof environments]
  const stacks = only ? [stackName(name, only as Part), '--exclusively'] : ['--all']
  return {
    environment,
    hasPages: !only || only === 'site' || only === 'console',
    smokes: !diff && !noSmoke && (!only || only === 'application' || only === 'site' || only === 'console'),
    args: [
      diff ? 'diff' : 'deploy',
      ...stacks,
      ...(diff ? [] : ['--require-approval', yes ? 'never' : 'broadening']),
    ],
  }
}
