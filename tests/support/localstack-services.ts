import {
  CreateAliasCommand,
  CreateKeyCommand,
  type CreateKeyCommandInput,
  KMSClient,
} from '@aws-sdk/client-kms'
import { BucketAlreadyOwnedByYou, CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { localRegion } from '../../scripts/local/local-region.ts'
import { filesBucket, localCredentials } from '../../scripts/local/object-store.ts'
import { localKeyId, localPaperKeyId } from '../../scripts/local/peers/kms-peer.ts'

const keys: readonly [alias: string, key: CreateKeyCommandInput][] = [
  [localKeyId, {}],
  [localPaperKeyId, { KeySpec: 'RSA_3072', KeyUsage: 'SIGN_VERIFY' }],
]

/** Has a LocalStack at `endpoint` hold the bucket and the keys of the portal, unless it has them already. */
export const prepareLocalstack = async (endpoint: string): Promise<void> => {
  const place = { region: localRegion, endpoint, credentials: localCredentials }
  const [s3, kms] = [new S3Client({ ...place, forcePathStyle: true }), new KMSClient(place)]
  try {
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
    s3.destroy()
    kms.destroy()
  }
}
