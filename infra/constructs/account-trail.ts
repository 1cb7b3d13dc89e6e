import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { type CfnTrail, Trail } from 'aws-cdk-lib/aws-cloudtrail'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
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
  table: ITable
  /** How the names of the roles begin that the portal's own Lambdas have. */
  portalRoles: readonly string[]
  /** For how many years the trail is kept, which nobody can shorten. */
  lockYears: number
}

const is = (field: string, value: string) => ({ field, equalTo: [value] })

/**
 * What anybody does in the account past the portal, in every region, and to the table: CloudTrail's record, which tells when it was
 * tampered with, in a bucket where it can be neither deleted nor overwritten.
 */
export class AccountTrail extends Construct {
  constructor(scope: Construct, id: string, { files, table, portalRoles, lockYears }: AccountTrailProps) {
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
    const { partition, account } = Stack.of(this)
    const sessionOf = (role: string) => `arn:${partition}:sts::${account}:assumed-role/${role}`
    // The library's own selectors cannot leave out who is meant to read and write.
    ;(trail.node.defaultChild as CfnTrail).advancedEventSelectors = [
      { name: 'What is done to the account', fieldSelectors: [is('eventCategory', 'Management')] },
      {
        name: 'Executed papers and the exported audit',
        fieldSelectors: [
          is('eventCategory', 'Data'),
          is('resources.type', 'AWS::S3::Object'),
          {
            field: 'resources.ARN',
            startsWith: [executedPrefix, auditPrefix].map((prefix) => `${files.bucketArn}/${prefix}`),
          },
        ],
      },
      {
        name: 'The table, by anybody but the portal',
        fieldSelectors: [
          is('eventCategory', 'Data'),
          is('resources.type', 'AWS::DynamoDB::Table'),
          { field: 'resources.ARN', startsWith: [table.tableArn] },
          { field: 'userIdentity.arn', notStartsWith: portalRoles.map(sessionOf) },
        ],
      },
    ]
  }
}
