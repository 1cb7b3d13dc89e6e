import { Stack } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'
import type { Environment } from './environments.ts'

type Named = Pick<Environment, 'name'>

/** Executed documents and the audit, which nobody deletes; and all other documents. */
export type Replicated = 'records' | 'documents'

const bucketNames = { records: 'replica', documents: 'documents-replica' } as const satisfies Record<
  Replicated,
  string
>

/**
 * The bucket in the second region that files are replicated to. A fixed name, because the files bucket names it and the data
 * stack imports nothing.
 */
export const replicaBucketName = (scope: IConstruct, { name }: Named, holds: Replicated): string =>
  `seller-portal-${name}-${bucketNames[holds]}-${Stack.of(scope).account}`

/** The ARN of that bucket. */
export const replicaBucketArn = (scope: IConstruct, environment: Named, holds: Replicated): string =>
  `arn:${Stack.of(scope).partition}:s3:::${replicaBucketName(scope, environment, holds)}`

/** The alias of the key of these buckets. */
export const replicaKeyAlias = ({ name }: Named): string => `alias/seller-portal-${name}-replica`

/** The vault of backups in the environment's region, and the one of the second region. */
export const vaultName = ({ name }: Named): string => `seller-portal-${name}`
