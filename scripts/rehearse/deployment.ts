import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../../infra/environments.ts'
import { type Part, stackName } from '../../infra/stacks/stack-name.ts'
import { projectRoot } from '../local/project-root.ts'
import type { Emulator } from './emulator.ts'
import { account } from './emulator.ts'
import { rehearsalFolder } from './install-emulator.ts'

export type RehearsalSettings = Partial<Environment>

/** Where the deployment keeps its data. */
export interface Stores {
  tableName: string
  bucketName: string
}

export interface Deployment {
  readonly environment: Environment
  /** The settings of the next deployment. */
  settings: RehearsalSettings
  bootstrap(): Promise<void>
  /** Runs the project's own deploy script; throws with the end of its output. */
  deploy(...options: string[]): Promise<void>
  destroy(): Promise<void>
  /** The stack's outputs, by key. */
  outputs(part: Part): Promise<Record<string, string>>
  /** The host of each distribution, by the domain that leads to it. */
  distributionHosts(): Promise<Record<string, string>>
  /** The physical names of a stack's resources, by logical id. */
  resources(part: Part, type: string): Promise<Record<string, string>>
  stores(): Promise<Stores>
}

interface Run {
  command: string
  args: readonly string[]
  env: NodeJS.ProcessEnv
  logName: string
  cwd?: string
}

const run = async ({ command, args, env, logName, cwd = projectRoot }: Run): Promise<void> => {
  const file = join(rehearsalFolder, `${logName}.log`)
  const output = openSync(file, 'w')
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', output, output] })
  closeSync(output)
  const [status] = (await once(child, 'exit')) as [number | null]
  if (status !== 0)
    throw new Error(`${logName} failed (${file}):\n${readFileSync(file, 'utf8').slice(-3000)}`)
}

export const createDeployment = (emulator: Emulator, environment: Environment): Deployment => {
  const settingsFile = join(rehearsalFolder, 'settings.json')
  const env = {
    ...emulator.variables,
    ENVIRONMENT: environment.name,
    REHEARSAL_SETTINGS: settingsFile,
    CDK_OUTDIR: join(rehearsalFolder, 'cdk.out'),
  }
  const cdk = join(projectRoot, 'node_modules', '.bin', 'cdk')
  const regions = [environment.region, 'us-east-1']
  let deployments = 0
  const deployment: Deployment = {
    environment,
    settings: {},
    bootstrap: () =>
      run({
        command: cdk,
        args: ['bootstrap', ...regions.map((region) => `aws://${account}/${region}`)],
        env,
        logName: 'bootstrap',
        // Away from the app, which it would synthesise.
        cwd: rehearsalFolder,
      }),
    async deploy(...options) {
      writeFileSync(settingsFile, JSON.stringify(deployment.settings))
      await run({
        command: process.execPath,
        args: [
          join('scripts', 'deploy.ts'),
          '--environment',
          environment.name,
          '--yes',
          // Its domains lead nowhere: the rehearsal checks the distributions itself.
          '--no-smoke',
          ...options,
        ],
        // The first deployment has checked the templates against the resources' schemas, which takes long.
        env: deployments === 0 ? env : { ...env, CDK_VALIDATION: 'false' },
        logName: `deploy-${++deployments}`,
      })
    },
    destroy: () => run({ command: cdk, args: ['destroy', '--all', '--force'], env, logName: 'destroy' }),
    async outputs(part) {
      const answer = await emulator.call('cloudformation', 'describe_stacks', {
        StackName: stackName(environment, part),
      })
      const [stack] = answer['Stacks'] as { Outputs?: { OutputKey: string; OutputValue: string }[] }[]
      return Object.fromEntries((stack?.Outputs ?? []).map((each) => [each.OutputKey, each.OutputValue]))
    },
    async distributionHosts() {
      const { DistributionList } = (await emulator.call('cloudfront', 'list_distributions')) as {
        DistributionList: { Items: { DomainName: string; Aliases: { Items: string[] } }[] }
      }
      return Object.fromEntries(
        DistributionList.Items.flatMap(({ DomainName, Aliases }) =>
          Aliases.Items.map((alias) => [alias, DomainName]),
        ),
      )
    },
    async resources(part, type) {
      const answer = await emulator.call('cloudformation', 'describe_stack_resources', {
        StackName: stackName(environment, part),
      })
      const all = answer['StackResources'] as {
        ResourceType: string
        LogicalResourceId: string
        PhysicalResourceId: string
      }[]
      return Object.fromEntries(
        all
          .filter(({ ResourceType }) => ResourceType === type)
          .map((each) => [each.LogicalResourceId, each.PhysicalResourceId]),
      )
    },
    async stores() {
      const [tables, buckets] = await Promise.all([
        deployment.resources('data', 'AWS::DynamoDB::Table'),
        deployment.resources('data', 'AWS::S3::Bucket'),
      ])
      return {
        tableName: deployment.settings.restoredTable?.name ?? Object.values(tables)[0] ?? '',
        bucketName: Object.entries(buckets).find(([id]) => /Files/.test(id))?.[1] ?? '',
      }
    },
  }
  return deployment
}
