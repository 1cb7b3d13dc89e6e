import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import type { IKeyValueStore } from 'aws-cdk-lib/aws-cloudfront'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Key } from 'aws-cdk-lib/aws-kms'
import {
  Alias,
  Architecture,
  Code,
  type IFunction,
  type IVersion,
  Function as LambdaFunction,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { auditPartition } from '../../functions/data/audit-entries.ts'
import { tableSchema } from '../../functions/data/table-schema.ts'
import {
  type FieldContext,
  type FileRight,
  fileActions,
  type LambdaRights,
  tableActions,
} from '../lambda-rights.ts'
import { settingsFile } from '../lambda-settings.ts'
import { type LambdaName, memoryOf, timeoutSeconds } from '../lambdas.ts'
import { liveAlias } from '../live-alias.ts'
import { acknowledgeFindings } from './acknowledge-findings.ts'
import type { DataStore } from './data-store.ts'
import type { OutgoingAddresses } from './outgoing-addresses.ts'

export interface PortalFunctionProps {
  name: LambdaName
  /** For a function that is invoked by name; the others are named by CloudFormation. */
  functionName?: string
  rights: LambdaRights
  bundlesFolder: string
  /** Stored in the bundle. */
  settings: Record<string, string>
  /** For a function whose role is referenced by name. */
  roleName?: string
  store: Pick<DataStore, 'files' | 'storageKey' | 'sealKey' | 'paperKey'>
  /** The environment's own table, or a restored one. */
  table: ITable
  edgeStore: IKeyValueStore
  /**
   * The keys that the distributions' keys are derived from, for a function that verifies proofs or sets the edge's key.
   */
  originKeys: readonly Key[]
  variables: Record<string, string>
  /** Whether the alias points to the latest code instead of a version, so that a variable can be changed alone. */
  isUnversioned: boolean
  reservedConcurrency?: number | undefined
  /** The network whose addresses its calls leave from. */
  outgoing?: OutgoingAddresses | undefined
}

/** The actions on the storage key that a service needs on behalf of its caller. */
const storageKeyActions = [
  'kms:Decrypt',
  'kms:Encrypt',
  'kms:ReEncryptFrom',
  'kms:ReEncryptTo',
  'kms:GenerateDataKey',
  'kms:GenerateDataKeyWithoutPlaintext',
  'kms:DescribeKey',
]

/** What Lambda needs in order to connect a function to a network. */
const networkActions = [
  'ec2:AssignPrivateIpAddresses',
  'ec2:CreateNetworkInterface',
  'ec2:DeleteNetworkInterface',
  'ec2:DescribeNetworkInterfaces',
  'ec2:DescribeSubnets',
  'ec2:UnassignPrivateIpAddresses',
]

/** Condition: the encryption context is one of these. */
const boundTo = (contexts: readonly FieldContext[]) => ({
  StringLike: { 'kms:EncryptionContext:context': [...contexts] },
})

/** One Lambda, with exactly the permissions of its rights. */
export class PortalFunction extends Construct {
  readonly lambda: LambdaFunction
  /** What everybody calls: the released version. */
  readonly live: Alias & IFunction
  readonly logGroup: LogGroup
  private readonly role: Role

  constructor(scope: Construct, id: string, props: PortalFunctionProps) {
    super(scope, id)
    const { name, functionName, roleName, settings, variables, reservedConcurrency, outgoing } = props
    const bundle = join(props.bundlesFolder, name)
    writeFileSync(join(bundle, settingsFile), JSON.stringify(settings))
    this.logGroup = new LogGroup(this, 'Logs', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      ...(roleName ? { roleName } : {}),
    })
    this.lambda = new LambdaFunction(this, 'Lambda', {
      code: Code.fromAsset(bundle),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: memoryOf(name),
      timeout: Duration.seconds(timeoutSeconds(name)),
      tracing: Tracing.ACTIVE,
      environment: variables,
      role: this.role,
      logGroup: this.logGroup,
      ...(functionName ? { functionName } : {}),
      ...(reservedConcurrency ? { reservedConcurrentExecutions: reservedConcurrency } : {}),
      ...(outgoing ? { vpc: outgoing.vpc, securityGroups: [outgoing.securityGroup] } : {}),
    })
    // The library's own types do not know exact optional properties.
    this.live = new Alias(this, 'Live', {
      aliasName: liveAlias,
      version: props.isUnversioned ? this.lambda.latestVersion : (this.lambda.currentVersion as IVersion),
    }) as Alias & IFunction
    this.logGroup.grantWrite(this.role)
    this.allowTable(props)
    this.allowFiles(props)
    this.allowSecrets(props)
    if (props.rights.sends) this.allowSms()
    // Lambda itself uses these for the function. They are allowed for all resources only.
    if (outgoing) this.allow(networkActions, ['*'])
    if (props.originKeys.length > 0)
      this.allow(
        ['kms:GenerateMac'],
        props.originKeys.map(({ keyArn }) => keyArn),
      )
    if (props.rights.provesEdge)
      this.allow(
        ['cloudfront-keyvaluestore:DescribeKeyValueStore', 'cloudfront-keyvaluestore:PutKey'],
        [props.edgeStore.keyValueStoreArn],
      )
    acknowledgeFindings(this.role, {
      'IAM5[Resource::*]':
        'X-Ray, an SMS to a phone number, network interfaces and the list of streams have no resource to name',
    })
  }

  private allow(actions: readonly string[], resources: string[], conditions?: Record<string, unknown>): void {
    this.role.addToPrincipalPolicy(
      new PolicyStatement({
        actions: [...actions],
        resources,
        ...(conditions ? { conditions } : {}),
      }),
    )
  }

  private allowTable({ table, store, rights }: PortalFunctionProps): void {
    const { region, urlSuffix } = Stack.of(this)
    const { read, write } = tableActions
    const actions = { read, note: [...read, 'dynamodb:UpdateItem'], write: [...read, ...write] }
    this.allow(
      actions[rights.table],
      [table.tableArn],
      rights.partitions && { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...rights.partitions] } },
    )
    // Entries have their own partitions. Older entries are stored with changeable items, which IAM cannot distinguish.
    if (rights.table !== 'read')
      this.role.addToPrincipalPolicy(
        new PolicyStatement({
          effect: Effect.DENY,
          actions: ['dynamodb:UpdateItem', ...(rights.erases ? [] : ['dynamodb:DeleteItem'])],
          resources: [table.tableArn],
          conditions: {
            'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': [auditPartition('*'), 'PORTAL'] },
          },
        }),
      )
    if (rights.scans) this.allow(['dynamodb:Scan'], [table.tableArn])
    if (rights.acrossCompanies)
      this.allow(
        ['dynamodb:Query'],
        tableSchema.indexes.map(({ name }) => `${table.tableArn}/index/${name}`),
      )
    const through = ['dynamodb', ...(rights.files ? ['s3'] : [])]
    this.allow(storageKeyActions, [store.storageKey.keyArn], {
      StringEquals: { 'kms:ViaService': through.map((service) => `${service}.${region}.${urlSuffix}`) },
    })
  }

  private allowFiles({ store, rights }: PortalFunctionProps): void {
    const { bucketArn } = store.files
    if (!rights.files) return
    for (const [right, folders] of Object.entries(rights.files)) {
      const action = [fileActions[right as FileRight]]
      const within = folders.map((folder) => `${folder}*`)
      if (right === 'head') this.allow(action, [bucketArn])
      else if (right === 'list') this.allow(action, [bucketArn], { StringLike: { 's3:prefix': within } })
      else
        this.allow(
          action,
          within.map((keys) => `${bucketArn}/${keys}`),
        )
    }
    // The checks refer to the bucket as this stack's template does: by the data stack's export.
    const exported = Stack.of(this).resolve(Stack.of(store.files).exportValue(bucketArn)) as {
      'Fn::ImportValue': string
    }
    for (const folder of new Set(Object.values(rights.files).flat()))
      acknowledgeFindings(this.role, {
        [`IAM5[Resource::${exported['Fn::ImportValue']}/${folder}*]`]:
          'A file is named by its company and its id: which of them a caller may have is checked by the code',
      })
  }

  /** A phone number is no resource that a policy could name; topics are excluded. */
  private allowSms(): void {
    this.role.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['sns:Publish'], notResources: ['arn:*:sns:*:*:*'] }),
    )
  }

  private allowSecrets({ store, rights }: PortalFunctionProps): void {
    if (rights.seals) this.allow(['kms:GenerateDataKey'], [store.sealKey.keyArn], boundTo(rights.seals))
    if (rights.opens) this.allow(['kms:Decrypt'], [store.sealKey.keyArn], boundTo(rights.opens))
    if (rights.certifies) this.allow(['kms:Sign'], [store.paperKey.keyArn])
  }
}
