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
  /** The bucket whose executed documents and exported audit are logged. */
  files: Bucket
  table: ITable
  /** The name prefixes of the portal's own Lambda roles. */
  portalRoles: readonly string[]
  /** The retention of the trail in years, which nobody can shorten. */
  lockYears: number
}

const is = (field: string, value: string) => ({ field, equalTo: [value] })

/**
 * CloudTrail for the account in every region, and for access to the table that bypasses the portal: with log file
 * validation, in a bucket where logs can be neither deleted nor overwritten.
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
          // Only earlier versions expire: they take space and contain personal data.
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
    // The library's own selectors cannot exclude the permitted readers and writers.
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
