import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb'
import {
  AccountRootPrincipal,
  AnyPrincipal,
  Effect,
  PolicyDocument,
  PolicyStatement,
} from 'aws-cdk-lib/aws-iam'
import { type IKey, Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { retentionDays } from '#shared/privacy/retention.ts'
import { analyticsPrefix, analyticsResultsPrefix } from '../../functions/data/analytics-files.ts'
import { executedPrefix, filesPrefix, uploadsPrefix } from '../../functions/data/files.ts'
import { tableSchema } from '../../functions/data/table-schema.ts'
import { denyDeletionOfRecords, recordLifecycle } from './record-rules.ts'

export interface DataStoreProps {
  keepsData: boolean
  /** The names of the only roles that may sign with the document key. */
  documentSigners: readonly string[]
  /** The name of the only role that may leave executed documents to the bucket's lifecycle rules. */
  documentEraser: string
  /** Objects can be locked, each until a given date. */
  locksFiles: boolean
  /** The key that encrypts secrets, if it is not to be a new one, by its ARN. */
  restoredSealKey: string | undefined
  /** The only origin whose pages may upload to the bucket, and read files by link. */
  siteOrigin: string
  /** An additional origin that may read files by link. */
  consoleOrigin: string
}

/** The table, the bucket of files, their access log, and the keys. */
export class DataStore extends Construct {
  readonly table: Table
  readonly files: Bucket
  /** Encrypts the table and the files at rest. */
  readonly storageKey: Key
  /** Encrypts secrets that the portal must read back. */
  readonly sealKey: IKey
  /** Certifies executed documents. */
  readonly paperKey: Key

  constructor(scope: Construct, id: string, props: DataStoreProps) {
    super(scope, id)
    const {
      keepsData,
      siteOrigin,
      consoleOrigin,
      documentSigners,
      documentEraser,
      locksFiles,
      restoredSealKey,
    } = props
    const removalPolicy = keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY
    this.storageKey = new Key(this, 'StorageKey', {
      description: 'Encrypts the table and the files at rest',
      enableKeyRotation: true,
      removalPolicy,
    })
    this.sealKey = restoredSealKey
      ? Key.fromKeyArn(this, 'RestoredSealKey', restoredSealKey)
      : new Key(this, 'SealKey', {
          description: 'Seals secrets that the portal must read back',
          enableKeyRotation: true,
          // Cannot be changed later: without a replica, secrets are lost with their region.
          multiRegion: true,
          removalPolicy,
        })
    this.paperKey = new Key(this, 'PaperKey', {
      description: 'Certifies executed papers',
      // A certificate belongs to one key: another key needs another certificate.
      keySpec: KeySpec.RSA_3072,
      keyUsage: KeyUsage.SIGN_VERIFY,
      policy: this.paperKeyPolicy(documentSigners),
      removalPolicy,
    })
    this.table = new Table(this, 'Table', {
      partitionKey: { name: tableSchema.partitionKey, type: AttributeType.STRING },
      sortKey: { name: tableSchema.sortKey, type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.CUSTOMER_MANAGED,
      encryptionKey: this.storageKey,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: keepsData,
      stream: StreamViewType.NEW_IMAGE,
      timeToLiveAttribute: tableSchema.ttlAttribute,
      removalPolicy,
    })
    for (const index of tableSchema.indexes)
      this.table.addGlobalSecondaryIndex({
        indexName: index.name,
        partitionKey: { name: index.partitionKey, type: AttributeType.STRING },
        sortKey: { name: index.sortKey, type: AttributeType.STRING },
        projectionType: ProjectionType.ALL,
      })
    const accessLogs = new Bucket(this, 'AccessLogs', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      // S3 can deliver its logs with no other encryption.
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: [{ expiration: Duration.days(90) }],
      removalPolicy,
    })
    this.files = new Bucket(this, 'Files', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.KMS,
      encryptionKey: this.storageKey,
      bucketKeyEnabled: true,
      enforceSSL: true,
      versioned: true,
      objectLockEnabled: locksFiles,
      // Logs who read which file and when: the only record of the use of presigned links. The library's types do not
      // know exact optional properties.
      serverAccessLogsBucket: accessLogs as IBucket,
      serverAccessLogsPrefix: 'files/',
      lifecycleRules: [
        { abortIncompleteMultipartUploadAfter: Duration.days(1), expiredObjectDeleteMarker: true },
        { prefix: filesPrefix, noncurrentVersionExpiration: Duration.days(retentionDays('deletedFiles')) },
        ...recordLifecycle,
        // Each day's export is complete. An erased company is in none that begins later.
        {
          prefix: analyticsPrefix,
          expiration: Duration.days(retentionDays('backups')),
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          prefix: analyticsResultsPrefix,
          expiration: Duration.days(retentionDays('backups')),
          noncurrentVersionExpiration: Duration.days(1),
        },
        // A checked upload is copied elsewhere: objects remaining here were never completed.
        {
          prefix: uploadsPrefix,
          expiration: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(1),
        },
      ],
      cors: [
        {
          allowedMethods: [HttpMethods.POST, HttpMethods.GET],
          allowedOrigins: [siteOrigin],
          allowedHeaders: ['content-type'],
          maxAge: 3600,
        },
        { allowedMethods: [HttpMethods.GET], allowedOrigins: [consoleOrigin], maxAge: 3600 },
      ],
      removalPolicy,
    })
    denyDeletionOfRecords(this.files)
    this.files.addToResourcePolicy(
      new PolicyStatement({
        sid: 'OneRoleLeavesPapersToTheRules',
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: [
          's3:PutObjectTagging',
          's3:PutObjectVersionTagging',
          's3:DeleteObjectTagging',
          's3:DeleteObjectVersionTagging',
        ],
        resources: [this.files.arnForObjects(`${executedPrefix}*`)],
        conditions: { ArnNotEquals: { 'aws:PrincipalArn': this.roleArn(documentEraser) } },
      }),
    )
  }

  /** By name: a role that does not exist yet cannot be a principal. */
  private roleArn(resourceName: string): string {
    return Stack.of(this).formatArn({ service: 'iam', region: '', resource: 'role', resourceName })
  }

  /** The account's administrators manage the key, and cannot sign with it: that takes one of the named roles. */
  private paperKeyPolicy(signers: readonly string[]): PolicyDocument {
    const account = new AccountRootPrincipal()
    return new PolicyDocument({
      statements: [
        new PolicyStatement({
          principals: [account],
          actions: [
            'kms:Describe*',
            'kms:Get*',
            'kms:List*',
            'kms:Put*',
            'kms:Update*',
            'kms:Enable*',
            'kms:Disable*',
            'kms:TagResource',
            'kms:UntagResource',
            'kms:ScheduleKeyDeletion',
            'kms:CancelKeyDeletion',
          ],
          resources: ['*'],
        }),
        new PolicyStatement({
          principals: [account],
          actions: ['kms:Sign'],
          resources: ['*'],
          conditions: {
            ArnEquals: { 'aws:PrincipalArn': signers.map((name) => this.roleArn(name)) },
          },
        }),
      ],
    })
  }
}
