import { Stack, type StackProps } from 'aws-cdk-lib'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import { AccountTrail } from '../constructs/account-trail.ts'
import { DataStore } from '../constructs/data-store.ts'
import { FileReplication } from '../constructs/file-replication.ts'
import { certifierRole, documentSigners, eraserRole } from '../document-signers.ts'
import { consoleHost, type Environment } from '../environments.ts'
import { stackName } from './stack-name.ts'

/**
 * Data that must never be lost, in its own stack: other deployments and rollbacks do not touch it. Its exports exist
 * whether other stacks use them or not, so that none of them blocks it.
 */
export class DataStack extends Stack {
  readonly store: DataStore

  constructor(
    scope: Construct,
    id: string,
    { environment, ...props }: StackProps & { environment: Environment },
  ) {
    super(scope, id, { ...props, terminationProtection: environment.keepsData })
    this.store = new DataStore(this, 'Data', {
      keepsData: environment.keepsData,
      documentSigners: documentSigners(environment),
      documentEraser: eraserRole(environment),
      locksFiles: environment.lockYears !== undefined,
      restoredSealKey: environment.restoredSealKey,
      siteOrigin: `https://${environment.domainName}`,
      consoleOrigin: `https://${consoleHost(environment)}`,
    })
    if (environment.keepsData && environment.lockYears)
      new AccountTrail(this, 'AccountTrail', {
        files: this.store.files,
        table: this.store.table as ITable,
        portalRoles: [
          `${stackName(environment, 'application')}-`,
          certifierRole(environment),
          eraserRole(environment),
        ],
        lockYears: environment.lockYears,
      })
    const { table, files, storageKey, sealKey, paperKey } = this.store
    const { recovery } = environment
    if (recovery) new FileReplication(this, 'Replication', { environment, recovery, files, storageKey })
    for (const value of [
      table.tableName,
      table.tableArn,
      table.tableStreamArn,
      files.bucketName,
      files.bucketArn,
      storageKey.keyArn,
      ...(environment.restoredSealKey ? [] : [sealKey.keyArn]),
      paperKey.keyArn,
    ])
      this.exportValue(value)
  }
}
