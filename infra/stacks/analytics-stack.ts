import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { CfnWorkGroup } from 'aws-cdk-lib/aws-athena'
import { CfnDatabase, CfnTable } from 'aws-cdk-lib/aws-glue'
import { ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { analyticsEntities, type ColumnType } from '#shared/analytics/entities.ts'
import { analyticsPrefix, analyticsResultsPrefix } from '../../functions/data/analytics-files.ts'
import { acknowledgeFindings } from '../constructs/acknowledge-findings.ts'
import type { DataStore } from '../constructs/data-store.ts'
import type { Environment } from '../environments.ts'

export interface AnalyticsStackProps extends StackProps {
  environment: Environment
  store: Pick<DataStore, 'files' | 'storageKey'>
}

const glueTypes = {
  text: 'string',
  date: 'string',
  number: 'bigint',
  instant: 'timestamp',
} as const satisfies Record<ColumnType, string>

/** Tables over the nightly export for Athena, a workgroup, and the policy of an analyst, who reads nothing else. */
export class AnalyticsStack extends Stack {
  constructor(scope: Construct, id: string, { environment, store, ...props }: AnalyticsStackProps) {
    super(scope, id, props)
    const { bucketName, bucketArn } = store.files
    const databaseName = `seller_portal_${environment.name}`
    const database = new CfnDatabase(this, 'Database', {
      catalogId: this.account,
      databaseInput: { name: databaseName, description: 'The lender’s data without personal data, by day' },
    })
    for (const { name, says, columns } of analyticsEntities) {
      const location = `s3://${bucketName}/${analyticsPrefix}${name}/`
      new CfnTable(this, `Table-${name}`, {
        catalogId: this.account,
        databaseName,
        tableInput: {
          name,
          description: says,
          tableType: 'EXTERNAL_TABLE',
          partitionKeys: [{ name: 'day', type: 'string' }],
          parameters: {
            classification: 'parquet',
            // Athena computes the days: nothing has to add a partition each night.
            'projection.enabled': 'true',
            'projection.day.type': 'date',
            'projection.day.format': 'yyyy-MM-dd',
            'projection.day.range': 'NOW-40DAYS,NOW',
            'storage.location.template': `${location}day=\${day}/`,
          },
          storageDescriptor: {
            location,
            inputFormat: 'org.apache.hadoop.hive.ql.io.parquet.MapredParquetInputFormat',
            outputFormat: 'org.apache.hadoop.hive.ql.io.parquet.MapredParquetOutputFormat',
            serdeInfo: {
              serializationLibrary: 'org.apache.hadoop.hive.ql.io.parquet.serde.ParquetHiveSerDe',
            },
            columns: columns.map((column) => ({
              name: column.name,
              type: glueTypes[column.type],
              comment: column.says,
            })),
          },
        },
      }).addDependency(database)
    }
    const results = `s3://${bucketName}/${analyticsResultsPrefix}`
    const workGroup = new CfnWorkGroup(this, 'WorkGroup', {
      name: `seller-portal-${environment.name}`,
      recursiveDeleteOption: !environment.keepsData,
      workGroupConfiguration: {
        enforceWorkGroupConfiguration: true,
        // 10 GB a query: a mistake costs five cents.
        bytesScannedCutoffPerQuery: 10_000_000_000,
        resultConfiguration: {
          outputLocation: results,
          encryptionConfiguration: { encryptionOption: 'SSE_KMS', kmsKey: store.storageKey.keyArn },
        },
      },
    })
    workGroup.applyRemovalPolicy(RemovalPolicy.DESTROY)
    const glue = (resource: string, resourceName: string) =>
      this.formatArn({ service: 'glue', resource, resourceName })
    const policy = new ManagedPolicy(this, 'Analyst', {
      managedPolicyName: `seller-portal-${environment.name}-analyst`,
      description: 'Queries the export without personal data, and reads nothing else',
      statements: [
        new PolicyStatement({
          actions: [
            'athena:StartQueryExecution',
            'athena:StopQueryExecution',
            'athena:GetQueryExecution',
            'athena:GetQueryResults',
            'athena:GetWorkGroup',
          ],
          resources: [
            this.formatArn({
              service: 'athena',
              resource: 'workgroup',
              resourceName: `seller-portal-${environment.name}`,
            }),
          ],
        }),
        new PolicyStatement({
          actions: ['glue:GetDatabase', 'glue:GetTable', 'glue:GetTables', 'glue:GetPartitions'],
          resources: [
            `arn:${this.partition}:glue:${this.region}:${this.account}:catalog`,
            glue('database', databaseName),
            glue('table', `${databaseName}/*`),
          ],
        }),
        new PolicyStatement({
          actions: ['s3:GetObject'],
          resources: [`${bucketArn}/${analyticsPrefix}*`, `${bucketArn}/${analyticsResultsPrefix}*`],
        }),
        new PolicyStatement({
          actions: ['s3:PutObject', 's3:AbortMultipartUpload'],
          resources: [`${bucketArn}/${analyticsResultsPrefix}*`],
        }),
        new PolicyStatement({
          actions: ['s3:ListBucket', 's3:GetBucketLocation'],
          resources: [bucketArn],
          conditions: {
            StringLikeIfExists: { 's3:prefix': [`${analyticsPrefix}*`, `${analyticsResultsPrefix}*`] },
          },
        }),
        new PolicyStatement({
          actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
          resources: [store.storageKey.keyArn],
          conditions: { StringLike: { 'kms:ViaService': `s3.${this.region}.${this.urlSuffix}` } },
        }),
      ],
    })
    // The checks refer to the bucket as this stack's template does: by the data stack's export.
    const exported = this.resolve(Stack.of(store.files).exportValue(bucketArn)) as {
      'Fn::ImportValue': string
    }
    acknowledgeFindings(policy, {
      [`IAM5[Resource::arn:aws:glue:${this.region}:<AWS::AccountId>:table/${databaseName}/*]`]:
        'Every table of this database is for analysts',
      ...Object.fromEntries(
        [analyticsPrefix, analyticsResultsPrefix].map((prefix) => [
          `IAM5[Resource::${exported['Fn::ImportValue']}/${prefix}*]`,
          'A file is named by its entity and its day, or by its query, and all are for analysts',
        ]),
      ),
    })
  }
}
