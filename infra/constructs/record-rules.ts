import { Duration } from 'aws-cdk-lib'
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Bucket, LifecycleRule } from 'aws-cdk-lib/aws-s3'
import { retentionDays } from '#shared/privacy/retention.ts'
import { auditPrefix } from '../../functions/data/audit-files.ts'
import { erasedTag } from '../../functions/data/file-store.ts'
import { executedPrefix } from '../../functions/data/files.ts'

/** The prefixes of executed documents and of the exported audit: records that nobody may delete. */
export const recordPrefixes = [executedPrefix, auditPrefix] as const

/** When records expire, in the files bucket and in its replica. */
export const recordLifecycle: readonly LifecycleRule[] = [
  // Erased documents, as soon as their lock is over. Every version of other executed documents stays.
  {
    prefix: executedPrefix,
    tagFilters: { [erasedTag.name]: erasedTag.value },
    expiration: Duration.days(1),
    noncurrentVersionExpiration: Duration.days(1),
  },
  {
    prefix: auditPrefix,
    expiration: Duration.days(retentionDays('lenderActs')),
    noncurrentVersionExpiration: Duration.days(1),
  },
]

/** Denies everybody the deletion of records. */
export const denyDeletionOfRecords = (bucket: Bucket): void => {
  bucket.addToResourcePolicy(
    new PolicyStatement({
      sid: 'NobodyDeletesRecords',
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: ['s3:DeleteObject', 's3:DeleteObjectVersion', 's3:BypassGovernanceRetention'],
      resources: recordPrefixes.map((prefix) => bucket.arnForObjects(`${prefix}*`)),
    }),
  )
}
