import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { Key } from 'aws-cdk-lib/aws-kms'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { acknowledgeFindings } from '../constructs/acknowledge-findings.ts'
import { denyDeletionOfRecords, recordLifecycle } from '../constructs/record-rules.ts'
import type { Environment } from '../environments.ts'
import { replicaBucketName, replicaKeyAlias } from '../replica-names.ts'

/**
 * The second region's bucket for executed documents and audit. Before the data stack, because a bucket can be
 * replicated only to one that exists.
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
    const bucket = new Bucket(this, 'Records', {
      bucketName: replicaBucketName(this, environment),
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.KMS,
      encryptionKey: key,
      bucketKeyEnabled: true,
      enforceSSL: true,
      versioned: true,
      objectLockEnabled: environment.lockYears !== undefined,
      lifecycleRules: [
        { abortIncompleteMultipartUploadAfter: Duration.days(1), expiredObjectDeleteMarker: true },
        ...recordLifecycle,
      ],
      removalPolicy,
    })
    acknowledgeFindings(bucket, { S1: 'Nobody reads it before a recovery, and CloudTrail records who does' })
    denyDeletionOfRecords(bucket)
  }
}
