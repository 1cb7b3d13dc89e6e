import { Stack } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'
import type { Environment } from './environments.ts'

type Named = Pick<Environment, 'name'>

/**
 * The bucket in the second region that documents and audit are replicated to. A fixed name, because the files bucket
 * names it and the data stack imports nothing.
 */
export const replicaBucketName = (scope: IConstruct, { name }: Named): string =>
  `seller-portal-${name}-replica-${Stack.of(scope).account}`

/** The alias of that bucket's key. */
export const replicaKeyAlias = ({ name }: Named): string => `alias/seller-portal-${name}-replica`

/** The vault of backups in the environment's region, and of copies in the second one. */
export const vaultName = ({ name }: Named): string => `seller-portal-${name}`
