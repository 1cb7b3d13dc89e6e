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

// The schemas take seconds to load, and are held against the whole app elsewhere.
vi.stubEnv('CDK_VALIDATION', 'false')

const { production } = environments

/** The data of production under the guard, after `change` was made to it. */
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

test('production as it is passes', () => {
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
])('%s ends the synthesis', (_, change, fault) => {
  expect(() => synthesise(change)).toThrow(fault)
})

test.each([
  [
    'a table',
    (scope: Stack) => new Table(scope, 'T', { partitionKey: { name: 'pk', type: AttributeType.STRING } }),
  ],
  [
    'a table of the other kind',
    (scope: Stack) => new TableV2(scope, 'T', { partitionKey: { name: 'pk', type: AttributeType.STRING } }),
  ],
])('%s in another stack is looked at, too', (_, add) => {
  expect(() => synthesise((_data, app) => add(new Stack(app, 'Other')))).toThrow('Other/T')
})

test('the names that what is kept has in its stack never change: another name is another, empty table', () => {
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

test('an environment that keeps no data lets it go', () => {
  const template = Template.fromStack(
    new DataStack(new App({ postCliContext: featureFlags }), 'Data', { environment: environments.dev }),
  )
  template.hasResource('AWS::DynamoDB::Table', { DeletionPolicy: 'Delete' })
})
