import { App, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { CfnBackupVault } from 'aws-cdk-lib/aws-backup'
import { AttributeType, CfnTable, Table, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { CfnKey, CfnReplicaKey } from 'aws-cdk-lib/aws-kms'
import { CfnBucket } from 'aws-cdk-lib/aws-s3'
import type { IConstruct } from 'constructs'
import { expect, test } from 'vitest'
import { featureFlags } from '../../infra/create-app.ts'
import { environments } from '../../infra/environments.ts'
import { requireRetainedData } from '../../infra/guards/require-retained-data.ts'
import { DataStack } from '../../infra/stacks/data-stack.ts'
import { RecoveryStack } from '../../infra/stacks/recovery-stack.ts'
import { ReplicaStack } from '../../infra/stacks/replica-stack.ts'

const { production } = environments

/** Another test validates the whole app against CloudFormation's schemas. */
const createApp = () => new App({ postCliContext: featureFlags, builtinCloudFormationValidation: false })

/** Synthesises production's data stack with the guard, after applying `change`. */
const synthesise = (change: (data: DataStack, app: App) => void) => {
  const app = createApp()
  const data = new DataStack(app, 'Data', { environment: production })
  requireRetainedData(app)
  change(data, app)
  return app.synth()
}

const only = <Kind extends IConstruct>(
  { node }: DataStack,
  kind: abstract new (...given: never[]) => Kind,
  path: string,
): Kind => {
  const found = node.findAll().find((each) => each instanceof kind && each.node.path.includes(path))
  return found as Kind
}

test('production passes as it is', () => {
  expect(synthesise(() => {}).stacks).toHaveLength(1)
})

const table = (data: DataStack) => only(data, CfnTable, 'Table')
const files = (data: DataStack) => only(data, CfnBucket, 'Files')

test.each<[string, (data: DataStack) => void, string]>([
  [
    'the table that goes with its stack',
    (data) => table(data).applyRemovalPolicy(RemovalPolicy.DESTROY),
    'goes with its stack',
  ],
  [
    'the table that may be deleted',
    (data) => {
      table(data).deletionProtectionEnabled = false
    },
    'can be deleted by itself',
  ],
  [
    'the table without recovery',
    (data) => {
      table(data).pointInTimeRecoverySpecification = undefined
    },
    'taken back',
  ],
  [
    'the files that go with their stack',
    (data) => files(data).applyRemovalPolicy(RemovalPolicy.DESTROY),
    'goes with its stack',
  ],
  [
    'the files without versions',
    (data) => {
      files(data).versioningConfiguration = undefined
    },
    'overwritten',
  ],
  [
    'the record of who read them',
    (data) => only(data, CfnBucket, 'AccessLogs').applyRemovalPolicy(RemovalPolicy.DESTROY),
    'goes with its stack',
  ],
  [
    'the key that opens the secrets',
    (data) => only(data, CfnKey, 'SealKey').applyRemovalPolicy(RemovalPolicy.DESTROY),
    'goes with its stack',
  ],
  [
    'the key of the table',
    (data) => only(data, CfnKey, 'StorageKey').applyRemovalPolicy(RemovalPolicy.DESTROY),
    'goes with its stack',
  ],
  [
    'a stack that may be deleted',
    (data) => {
      data.terminationProtection = false
    },
    'in a stack that can be deleted',
  ],
])('%s fails the synthesis', (_, change, fault) => {
  expect(() => synthesise(change)).toThrow(fault)
})

/** Synthesises a stack of the second region beside the data stack, with the guard, after applying `change`. */
const synthesiseCopies = (name: 'recovery' | 'replica', change: (node: IConstruct) => void) =>
  synthesise((_, app) => {
    const environment = production
    const { recovery } = production
    const stack =
      name === 'replica'
        ? new ReplicaStack(app, name, { environment })
        : new RecoveryStack(app, name, { environment, recovery, sealKey: 'arn:aws:kms:x:1:key/mrk-1' })
    for (const node of stack.node.findAll()) change(node)
  })

test.each([
  ['a vault', 'recovery', CfnBackupVault],
  ['a replica of a key', 'recovery', CfnReplicaKey],
  ['a replica of the files', 'replica', CfnBucket],
  ['the key of that replica', 'replica', CfnKey],
] as const)('%s that goes with its stack fails the synthesis', (_, name, kind) => {
  expect(() =>
    synthesiseCopies(name, (node) => {
      if (node instanceof kind) node.applyRemovalPolicy(RemovalPolicy.DESTROY)
    }),
  ).toThrow('goes with its stack')
  expect(() => synthesiseCopies(name, () => {})).not.toThrow()
})

test('a vault without a lock fails the synthesis', () => {
  expect(() =>
    synthesiseCopies('recovery', (node) => {
      if (node instanceof CfnBackupVault) node.lockConfiguration = undefined
    }),
  ).toThrow('has backups that can be deleted')
})

test.each([
  [
    'a table',
    (scope: Stack) => new Table(scope, 'T', { partitionKey: { name: 'pk', type: AttributeType.STRING } }),
  ],
  [
    'a table of the other type',
    (scope: Stack) => new TableV2(scope, 'T', { partitionKey: { name: 'pk', type: AttributeType.STRING } }),
  ],
])('%s in another stack is checked too', (_, add) => {
  expect(() => synthesise((_data, app) => add(new Stack(app, 'Other')))).toThrow('Other/T')
})

test('logical ids of persisted resources never change, since a new id creates an empty table', () => {
  const template = Template.fromStack(new DataStack(createApp(), 'Data', { environment: production }))
  const kept = ['AWS::DynamoDB::Table', 'AWS::S3::Bucket', 'AWS::KMS::Key'].flatMap((type) =>
    Object.keys(template.findResources(type)),
  )
  expect(kept.toSorted()).toEqual([
    'AccountTrailBucket39F31D26',
    'DataAccessLogsC0C25EE4',
    'DataFilesC1590605',
    'DataPaperKeyB63F2C30',
    'DataSealKey5E028032',
    'DataStorageKeyAA41ACAE',
    'DataTableFDBAD0F2',
  ])
})

test('an environment without persisted data deletes its resources', () => {
  const template = Template.fromStack(new DataStack(createApp(), 'Data', { environment: environments.dev }))
  template.hasResource('AWS::DynamoDB::Table', { DeletionPolicy: 'Delete' })
})
