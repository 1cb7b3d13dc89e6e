import {
  CreateAliasCommand,
  CreateKeyCommand,
  type CreateKeyCommandInput,
  KMSClient,
} from '@aws-sdk/client-kms'
import { BucketAlreadyOwnedByYou, CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { SESClient, VerifyEmailIdentityCommand } from '@aws-sdk/client-ses'
import { localRegion } from '../local-region.ts'
import { localMailFrom } from '../local-variables.ts'
import { filesBucket, localCredentials } from '../object-store.ts'
import { localKeyId, localPaperKeyId } from '../peers/kms-peer.ts'

const keys: readonly [alias: string, key: CreateKeyCommandInput][] = [
  [localKeyId, {}],
  [localPaperKeyId, { KeySpec: 'RSA_3072', KeyUsage: 'SIGN_VERIFY' }],
]

/** Creates the portal's bucket, keys and sender in a LocalStack at `endpoint`, unless they exist. */
export const prepareLocalstack = async (endpoint: string): Promise<void> => {
  const place = { region: localRegion, endpoint, credentials: localCredentials }
  const [s3, kms, ses] = [
    new S3Client({ ...place, forcePathStyle: true }),
    new KMSClient(place),
    new SESClient(place),
  ]
  try {
    await ses.send(new VerifyEmailIdentityCommand({ EmailAddress: localMailFrom }))
    await s3.send(
      new CreateBucketCommand({
        Bucket: filesBucket,
        CreateBucketConfiguration: { LocationConstraint: localRegion },
      }),
    )
    for (const [AliasName, key] of keys) {
      const { KeyMetadata } = await kms.send(new CreateKeyCommand(key))
      await kms.send(new CreateAliasCommand({ AliasName, TargetKeyId: KeyMetadata?.KeyId }))
    }
  } catch (error) {
    if (!(error instanceof BucketAlreadyOwnedByYou)) throw error
  } finally {
    for (const client of [s3, kms, ses]) client.destroy()
  }
}
