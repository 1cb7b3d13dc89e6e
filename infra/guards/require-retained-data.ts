import { type App, Aspects, CfnDeletionPolicy, type CfnResource, Stack } from 'aws-cdk-lib'
import { CfnBackupVault } from 'aws-cdk-lib/aws-backup'
import { CfnGlobalTable, CfnTable } from 'aws-cdk-lib/aws-dynamodb'
import { CfnKey, CfnReplicaKey } from 'aws-cdk-lib/aws-kms'
import { CfnBucket } from 'aws-cdk-lib/aws-s3'
import type { IConstruct } from 'constructs'
import { DataStack } from '../stacks/data-stack.ts'
import { ReplicaStack } from '../stacks/replica-stack.ts'

type Fault = string | false

const resolved = <Property>(node: IConstruct, property: unknown) =>
  Stack.of(node).resolve(property) as Property | undefined

const faultsOfTable = (table: CfnTable): Fault[] => {
  const recovery = resolved<CfnTable.PointInTimeRecoverySpecificationProperty>(
    table,
    table.pointInTimeRecoverySpecification,
  )
  return [
    !table.deletionProtectionEnabled && 'can be deleted by itself',
    !recovery?.pointInTimeRecoveryEnabled && 'cannot be taken back to an earlier moment',
  ]
}

const faultsOfBucket = (bucket: CfnBucket): Fault[] => {
  // Logs are never overwritten.
  const isLog = bucket.node.path.includes('/AccessLogs/')
  const versions = resolved<CfnBucket.VersioningConfigurationProperty>(bucket, bucket.versioningConfiguration)
  return [!isLog && versions?.status !== 'Enabled' && 'forgets what is overwritten']
}

const faultsOfVault = (vault: CfnBackupVault): Fault[] => [
  !vault.lockConfiguration && 'has backups that can be deleted',
]

/** The faults of a resource that holds data, or of its key. */
const faultsOf = (node: CfnResource): Fault[] => [
  node.cfnOptions.deletionPolicy !== CfnDeletionPolicy.RETAIN && 'goes with its stack',
  node.cfnOptions.updateReplacePolicy !== CfnDeletionPolicy.RETAIN && 'goes when it is replaced',
  !Stack.of(node).terminationProtection && 'is in a stack that can be deleted',
  ...(node instanceof CfnTable ? faultsOfTable(node) : []),
  ...(node instanceof CfnBucket ? faultsOfBucket(node) : []),
  ...(node instanceof CfnBackupVault ? faultsOfVault(node) : []),
  node instanceof CfnGlobalTable && 'is of a kind that nobody has thought about here',
]

/** Every table and vault, and other resources with data in the data stack or its replica. */
const holdsData = (node: IConstruct): node is CfnResource =>
  node instanceof CfnTable ||
  node instanceof CfnGlobalTable ||
  node instanceof CfnBackupVault ||
  node instanceof CfnReplicaKey ||
  ((node instanceof CfnBucket || node instanceof CfnKey) &&
    (Stack.of(node) instanceof DataStack || Stack.of(node) instanceof ReplicaStack))

/** Fails the synthesis if data could be lost. */
export const requireRetainedData = (app: App): void =>
  Aspects.of(app).add({
    visit(node) {
      const faults = holdsData(node) ? faultsOf(node).filter(Boolean) : []
      if (faults.length > 0) throw new Error(`${node.node.path} ${faults.join(', and ')}`)
    },
  })
