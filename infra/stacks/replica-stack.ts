import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { Key } from 'aws-cdk-lib/aws-kms'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type LifecycleRule,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { retentionDays } from '#shared/privacy/retention.ts'
import { filesPrefix } from '../../functions/data/files.ts'
import { acknowledgeFindings } from '../constructs/acknowledge-findings.ts'
import { denyDeletionOfRecords, recordLifecycle } from '../constructs/record-rules.ts'
import type { Environment } from '../environments.ts'
import { type Replicated, replicaBucketName, replicaKeyAlias } from '../replica-names.ts'

/**
 * The second region's buckets: for executed documents and audit, and for all other documents. Before the data stack, because
 * a bucket can be replicated only to one that exists.
 */
export class ReplicaStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { environment, ...props }: StackProps & { environment: Environment },
  ) {
    super(scope, id, { ...props, terminationProtection: environment.keepsData })
    const removalPolicy = environment.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY
    const key = new Key(this, 'Key', {
      description: 'Encrypts the replica of documents and audit',
      alias: replicaKeyAlias(environment),
      enableKeyRotation: true,
      removalPolicy,
    })
    const replicaOf = (bucketId: string, holds: Replicated, more: BucketProps) => {
      const bucket = new Bucket(this, bucketId, {
        bucketName: replicaBucketName(this, environment, holds),
        blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
        objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
        encryption: BucketEncryption.KMS,
        encryptionKey: key,
        bucketKeyEnabled: true,
        enforceSSL: true,
        versioned: true,
        removalPolicy,
        ...more,
      })
      acknowledgeFindings(bucket, {
        S1: 'Nobody reads it before a recovery, and CloudTrail records who does',
      })
      return bucket
    }
    const ended: LifecycleRule = {
      abortIncompleteMultipartUploadAfter: Duration.days(1),
      expiredObjectDeleteMarker: true,
    }
    const records = replicaOf('Records', 'records', {
      objectLockEnabled: environment.lockYears !== undefined,
      lifecycleRules: [ended, ...recordLifecycle],
    })
    denyDeletionOfRecords(records)
    // What was deleted or replaced is there as long as in the files bucket, and after that in the vault's backups.
    replicaOf('Documents', 'documents', {
      lifecycleRules: [
        ended,
        { prefix: filesPrefix, noncurrentVersionExpiration: Duration.days(retentionDays('deletedFiles')) },
      ],
    })
  }
}
