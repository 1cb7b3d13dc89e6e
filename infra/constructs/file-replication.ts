import { Stack } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Key } from 'aws-cdk-lib/aws-kms'
import type { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { filesPrefix } from '../../functions/data/files.ts'
import type { Environment, Recovery } from '../environments.ts'
import { type Replicated, replicaBucketArn, replicaKeyAlias } from '../replica-names.ts'
import { acknowledgeFindings } from './acknowledge-findings.ts'
import { recordPrefixes } from './record-rules.ts'

export interface FileReplicationProps {
  environment: Pick<Environment, 'name'>
  recovery: Recovery
  files: Bucket
  storageKey: Key
}

interface Rule {
  prefix: string
  to: Replicated
}

/** Replicated records outlive the originals. A deleted document is deleted there, too, and restorable for as long. */
const rules: readonly Rule[] = [
  ...recordPrefixes.map((prefix): Rule => ({ prefix, to: 'records' })),
  { prefix: filesPrefix, to: 'documents' },
]

/**
 * Replicates files to the second region within minutes: executed documents and the exported audit with lock and tags, and
 * all other documents. What expires within days is not replicated: uploads that nobody completed, and analysts' files.
 */
export class FileReplication extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { environment, recovery, files, storageKey }: FileReplicationProps,
  ) {
    super(scope, id)
    const { partition, account, urlSuffix, region } = Stack.of(this)
    const replica = (holds: Replicated) => replicaBucketArn(this, environment, holds)
    const replicaKeys = `arn:${partition}:kms:${recovery.region}:${account}:`
    const alias = replicaKeyAlias(environment)
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('s3.amazonaws.com') })
    const statements = [
      new PolicyStatement({
        actions: ['s3:GetReplicationConfiguration', 's3:ListBucket'],
        resources: [files.bucketArn],
      }),
      new PolicyStatement({
        actions: [
          's3:GetObjectVersionForReplication',
          's3:GetObjectVersionAcl',
          's3:GetObjectVersionTagging',
          's3:GetObjectRetention',
          's3:GetObjectLegalHold',
        ],
        resources: rules.map(({ prefix }) => files.arnForObjects(`${prefix}*`)),
      }),
      new PolicyStatement({
        actions: ['s3:ReplicateObject', 's3:ReplicateTags'],
        resources: rules.map(({ prefix, to }) => `${replica(to)}/${prefix}*`),
      }),
      new PolicyStatement({
        actions: ['s3:ReplicateDelete'],
        resources: [`${replica('documents')}/${filesPrefix}*`],
      }),
      new PolicyStatement({
        actions: ['kms:Decrypt'],
        resources: [storageKey.keyArn],
        conditions: { StringLike: { 'kms:ViaService': `s3.${region}.${urlSuffix}` } },
      }),
      new PolicyStatement({
        actions: ['kms:Encrypt', 'kms:GenerateDataKey'],
        resources: [`${replicaKeys}key/*`],
        conditions: {
          StringLike: { 'kms:ViaService': `s3.${recovery.region}.${urlSuffix}` },
          'ForAnyValue:StringEquals': { 'kms:ResourceAliases': alias },
        },
      }),
    ]
    for (const statement of statements) role.addToPrincipalPolicy(statement)
    const source = (Stack.of(this).resolve(files.bucketArn) as { 'Fn::GetAtt': [string, string] })[
      'Fn::GetAtt'
    ]
    const named = (arn: string) => arn.replace(partition, 'aws').replace(account, '<AWS::AccountId>')
    const objects = rules.flatMap(({ prefix, to }) =>
      [`<${source.join('.')}>`, named(replica(to))].map((bucket) => `${bucket}/${prefix}*`),
    )
    acknowledgeFindings(role, {
      ...Object.fromEntries(
        objects.map((each) => [
          `IAM5[Resource::${each}]`,
          'A file is named by its company or its day, and every one of them is replicated',
        ]),
      ),
      [`IAM5[Resource::arn:aws:kms:${recovery.region}:<AWS::AccountId>:key/*]`]:
        'The condition limits it to the key with the alias of the replica',
    })
    ;(files.node.defaultChild as CfnBucket).replicationConfiguration = {
      role: role.roleArn,
      rules: rules.map(({ prefix, to }, priority) => ({
        id: prefix.replace('/', ''),
        status: 'Enabled',
        priority,
        filter: { prefix },
        deleteMarkerReplication: { status: to === 'documents' ? 'Enabled' : 'Disabled' },
        sourceSelectionCriteria: { sseKmsEncryptedObjects: { status: 'Enabled' } },
        destination: {
          bucket: replica(to),
          // Read by a backup once, and after that in a recovery alone.
          ...(to === 'documents' ? { storageClass: 'STANDARD_IA' } : {}),
          encryptionConfiguration: { replicaKmsKeyId: `${replicaKeys}${alias}` },
        },
      })),
    }
  }
}
