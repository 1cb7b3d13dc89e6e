import { LambdaClient } from '@aws-sdk/client-lambda'
import { deskFunctionName } from '../../functions/desk/desk-function-name.ts'
import type { Environment } from '../../infra/environments.ts'
import { account, type Emulator } from './emulator.ts'

/** A person of the lender as the runbook lets them in: an IAM user with the policy of the back office and nothing else. */
export const createDeskUser = async (
  emulator: Emulator,
  { name, region }: Pick<Environment, 'name' | 'region'>,
): Promise<LambdaClient> => {
  const UserName = 'rehearsal'
  await emulator.call('iam', 'create_user', { UserName, Path: '/desk/' })
  await emulator.call('iam', 'attach_user_policy', {
    UserName,
    PolicyArn: `arn:aws:iam::${account}:policy/${deskFunctionName(name)}`,
  })
  const { AccessKey } = (await emulator.call('iam', 'create_access_key', { UserName })) as {
    AccessKey: { AccessKeyId: string; SecretAccessKey: string }
  }
  return new LambdaClient({
    region,
    endpoint: emulator.variables['AWS_ENDPOINT_URL'] ?? '',
    credentials: { accessKeyId: AccessKey.AccessKeyId, secretAccessKey: AccessKey.SecretAccessKey },
  })
}
