import { KMSClient, ScheduleKeyDeletionCommand } from '@aws-sdk/client-kms'
import { DeleteObjectCommand, ListBucketsCommand, S3Client } from '@aws-sdk/client-s3'
import { filesPrefix } from '../../functions/data/files.ts'
import { expectFigure } from '../journey/expect-figure.ts'
import type { Deployment } from './deployment.ts'
import type { Emulator } from './emulator.ts'
import { contentOf, restoreFile } from './restore-file.ts'

const UserName = 'administrator'

const policy = (Effect: 'Allow' | 'Deny'): string =>
  JSON.stringify({ Version: '2012-10-17', Statement: [{ Effect, Action: '*', Resource: '*' }] })

/** The key of an administrator, and clients that sign with it. */
const stealKey = async (emulator: Emulator, region: string) => {
  await emulator.call('iam', 'create_user', { UserName })
  await emulator.call('iam', 'put_user_policy', {
    UserName,
    PolicyName: 'everything',
    PolicyDocument: policy('Allow'),
  })
  const { AccessKey } = (await emulator.call('iam', 'create_access_key', { UserName })) as {
    AccessKey: { AccessKeyId: string; SecretAccessKey: string }
  }
  const place = {
    region,
    endpoint: emulator.variables['AWS_ENDPOINT_URL'] ?? '',
    credentials: { accessKeyId: AccessKey.AccessKeyId, secretAccessKey: AccessKey.SecretAccessKey },
  }
  return {
    accessKeyId: AccessKey.AccessKeyId,
    files: new S3Client({ ...place, forcePathStyle: true }),
    keys: new KMSClient(place),
  }
}

const stateOf = async (emulator: Emulator, KeyId: string): Promise<string> => {
  const { KeyMetadata } = (await emulator.call('kms', 'describe_key', { KeyId })) as {
    KeyMetadata: { KeyState: string }
  }
  return KeyMetadata.KeyState
}

/** Cancels the deletion of each key of the region that is scheduled for it, as the loop of the runbook does. */
const stopDeletions = async (emulator: Emulator): Promise<number> => {
  const { Keys } = (await emulator.call('kms', 'list_keys')) as { Keys: { KeyId: string }[] }
  let stopped = 0
  for (const { KeyId } of Keys) {
    if ((await stateOf(emulator, KeyId)) !== 'PendingDeletion') continue
    await emulator.call('kms', 'cancel_key_deletion', { KeyId })
    await emulator.call('kms', 'enable_key', { KeyId })
    stopped++
  }
  return stopped
}

const firstDocument = async (emulator: Emulator, Bucket: string): Promise<string> => {
  const { Contents = [] } = (await emulator.call('s3', 'list_objects_v2', {
    Bucket,
    Prefix: filesPrefix,
  })) as {
    Contents?: { Key: string }[]
  }
  const [document] = Contents
  if (!document) throw new Error('the journey left no document')
  return document.Key
}

/**
 * With an administrator's stolen key, a document is deleted and the deletion of the key of secrets is scheduled. The stolen key
 * is revoked, and both are undone, by the steps of docs/recovery.md.
 */
export const containStolenKey = async (
  emulator: Emulator,
  deployment: Pick<Deployment, 'environment' | 'stores' | 'outputs'>,
): Promise<string> => {
  const { bucketName } = await deployment.stores()
  const outputs = Object.entries(await deployment.outputs('data'))
  const sealKey = outputs.find(([name]) => name.includes('DataSealKey'))?.[1] ?? ''
  const document = await firstDocument(emulator, bucketName)
  const before = await contentOf(emulator, bucketName, document)

  const stolen = await stealKey(emulator, deployment.environment.region)
  await stolen.files.send(new DeleteObjectCommand({ Bucket: bucketName, Key: document }))
  await stolen.keys.send(new ScheduleKeyDeletionCommand({ KeyId: sealKey, PendingWindowInDays: 7 }))
  expectFigure('the state of the key of secrets', await stateOf(emulator, sealKey), 'PendingDeletion')

  await emulator.call('iam', 'update_access_key', {
    UserName,
    AccessKeyId: stolen.accessKeyId,
    Status: 'Inactive',
  })
  await emulator.call('iam', 'put_user_policy', {
    UserName,
    PolicyName: 'nothing',
    PolicyDocument: policy('Deny'),
  })
  const refused = await stolen.files.send(new ListBucketsCommand({})).then(
    () => false,
    () => true,
  )
  expectFigure('whether the stolen key is refused', refused, true)

  const stopped = await stopDeletions(emulator)
  expectFigure('the state of the key of secrets afterwards', await stateOf(emulator, sealKey), 'Enabled')
  await restoreFile(emulator, bucketName, document)
  expectFigure('the restored document', await contentOf(emulator, bucketName, document), before)
  return `the key is refused, ${stopped} deletion of a key was stopped, and a deleted document is back`
}
