import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { stackName } from '../../infra/stacks/stack-name.ts'
import { expectFigure } from '../journey/expect-figure.ts'
import type { HttpClient } from '../journey/http-client.ts'
import type { Deployment } from './deployment.ts'
import type { Emulator } from './emulator.ts'

/** Deploys something that CloudFormation cannot create, and expects the previous release to keep serving. */
export const rollBack = async (
  emulator: Emulator,
  deployment: Deployment,
  seller: HttpClient,
): Promise<string> => {
  const { settings, environment } = deployment
  deployment.settings = { ...settings, restoredTable: { name: 'not-restored', streamLabel: 'none' } }
  const failed = await deployment.deploy('--only', 'application').then(
    () => false,
    () => true,
  )
  deployment.settings = settings
  expectFigure('whether a deployment with a missing table fails', failed, true)
  const { Stacks } = (await emulator.call('cloudformation', 'describe_stacks', {
    StackName: stackName(environment, 'application'),
  })) as { Stacks: { StackStatus: string }[] }
  expectFigure('the status of the stack', Stacks[0]?.StackStatus, 'UPDATE_ROLLBACK_COMPLETE')
  await seller.call(accountEndpoints.getCallerIp, {})
  return 'a deployment with a missing table failed, and the release before serves'
}
