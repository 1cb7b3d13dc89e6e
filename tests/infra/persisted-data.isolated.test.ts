import { App, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { AttributeType, CfnTable, Table, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { CfnKey } from 'aws-cdk-lib/aws-kms'
import { CfnBucket } from 'aws-cdk-lib/aws-s3'
import type { IConstruct } from 'constructs'
import { expect, test, vi } from 'vitest'
import { featureFlags } from '../../infra/create-app.ts'
import { environments } from '../../infra/environments.ts'
import { requireRetainedData } from '../../infra/guards/require-retained-data.ts'
import { DataStack } from '../../infra/stacks/data-stack.ts'

// Loading the schemas takes seconds; another test validates the whole app against them.
vi.stubEnv('CDK_VALIDATION', 'false')

const { production } = environments

/** Synthesises production's data stack with the guard, after applying `change`. */
const synthesise = (change: (data: DataStack, app: App) => void) => {
  const app = new App({ postCliContext: featureFlags })
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
  const template = Template.fromStack(
    new DataStack(new App({ postCliContext: featureFlags }), 'Data', { environment: production }),
  )
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
  const template = Template.fromStack(
    new DataStack(new App({ postCliContext: featureFlags }), 'Data', { environment: environments.dev }),
  )
  template.hasResource('AWS::DynamoDB::Table', { DeletionPolicy: 'Delete' })
})
