import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { ReadWriteType, Trail } from 'aws-cdk-lib/aws-cloudtrail'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type IBucket,
  ObjectLockRetention,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { auditPrefix } from '../../functions/data/audit-files.ts'
import { executedPrefix } from '../../functions/data/files.ts'
import { acknowledgeFindings } from './acknowledge-findings.ts'

export interface AccountTrailProps {
  /** The bucket whose executed papers and exported audit are watched. */
  files: Bucket
  /** For how many years the trail is kept, which nobody can shorten. */
  lockYears: number
}

/**
 * What anybody does in the account past the portal, in every region: CloudTrail's record, which tells when it was tampered
 * with, in a bucket where it can be neither deleted nor overwritten.
 */
export class AccountTrail extends Construct {
  constructor(scope: Construct, id: string, { files, lockYears }: AccountTrailProps) {
    super(scope, id)
    const kept = Duration.days(365 * lockYears)
    const bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      objectLockEnabled: true,
      objectLockDefaultRetention: ObjectLockRetention.compliance(kept),
      lifecycleRules: [
        {
          expiration: kept.plus(Duration.days(1)),
          // What has expired is an earlier version, which is what takes up the room and tells of people.
          noncurrentVersionExpiration: Duration.days(1),
        },
        { expiredObjectDeleteMarker: true },
      ],
      removalPolicy: RemovalPolicy.RETAIN,
    })
    acknowledgeFindings(bucket, {
      S1: 'It is itself the record of who did what, and CloudTrail alone writes it',
    })
    const trail = new Trail(this, 'Trail', {
      // The library's own types do not know exact optional properties.
      bucket: bucket as IBucket,
      isMultiRegionTrail: true,
      includeGlobalServiceEvents: true,
      enableFileValidation: true,
    })
    trail.addS3EventSelector(
      [executedPrefix, auditPrefix].map((objectPrefix) => ({ bucket: files as IBucket, objectPrefix })),
      { readWriteType: ReadWriteType.ALL, includeManagementEvents: true },
    )
  }
}
