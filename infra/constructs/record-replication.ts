import { Stack } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Key } from 'aws-cdk-lib/aws-kms'
import type { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import type { Environment, Recovery } from '../environments.ts'
import { replicaBucketName, replicaKeyAlias } from '../replica-names.ts'
import { acknowledgeFindings } from './acknowledge-findings.ts'
import { recordPrefixes } from './record-rules.ts'

export interface RecordReplicationProps {
  environment: Pick<Environment, 'name'>
  recovery: Recovery
  files: Bucket
  storageKey: Key
}

/**
 * Replicates executed documents and the exported audit to the second region, with lock and tags, within minutes. A
 * deletion is not replicated.
 */
export class RecordReplication extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { environment, recovery, files, storageKey }: RecordReplicationProps,
  ) {
    super(scope, id)
    const { partition, account, urlSuffix, region } = Stack.of(this)
    const replica = `arn:${partition}:s3:::${replicaBucketName(this, environment)}`
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
        resources: recordPrefixes.map((prefix) => files.arnForObjects(`${prefix}*`)),
      }),
      new PolicyStatement({
        actions: ['s3:ReplicateObject', 's3:ReplicateTags'],
        resources: recordPrefixes.map((prefix) => `${replica}/${prefix}*`),
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
    const ofBuckets = [
      `<${source.join('.')}>`,
      `arn:aws:s3:::${replicaBucketName(this, environment).replace(account, '<AWS::AccountId>')}`,
    ].flatMap((bucket) => recordPrefixes.map((prefix) => `${bucket}/${prefix}*`))
    acknowledgeFindings(role, {
      ...Object.fromEntries(
        ofBuckets.map((objects) => [
          `IAM5[Resource::${objects}]`,
          'A record is named by its company or its day, and every one of them is replicated',
        ]),
      ),
      [`IAM5[Resource::arn:aws:kms:${recovery.region}:<AWS::AccountId>:key/*]`]:
        'The condition limits it to the key with the alias of the replica',
    })
    ;(files.node.defaultChild as CfnBucket).replicationConfiguration = {
      role: role.roleArn,
      rules: recordPrefixes.map((prefix, priority) => ({
        id: prefix.replace('/', ''),
        status: 'Enabled',
        priority,
        filter: { prefix },
        deleteMarkerReplication: { status: 'Disabled' },
        sourceSelectionCriteria: { sseKmsEncryptedObjects: { status: 'Enabled' } },
        destination: {
          bucket: replica,
          encryptionConfiguration: { replicaKmsKeyId: `${replicaKeys}${alias}` },
        },
      })),
    }
  }
}
