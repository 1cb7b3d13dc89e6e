import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { CfnOutput, CfnParameter, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { KeyValueStore } from 'aws-cdk-lib/aws-cloudfront'
import { type ITable, Table } from 'aws-cdk-lib/aws-dynamodb'
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms'
import { type IPublicHostedZone, PublicHostedZone } from 'aws-cdk-lib/aws-route53'
import type { Construct } from 'constructs'
import { deskFunctionName } from '../../functions/desk/desk-function-name.ts'
import { AlarmMail } from '../constructs/alarm-mail.ts'
import { ConsoleApi } from '../constructs/console-api.ts'
import type { DataStore } from '../constructs/data-store.ts'
import { DeskAccess } from '../constructs/desk-access.ts'
import { EventStream } from '../constructs/event-stream.ts'
import { GradualRelease } from '../constructs/gradual-release.ts'
import { JobRules } from '../constructs/job-rules.ts'
import { MailDomain } from '../constructs/mail-domain.ts'
import { MalwareScan } from '../constructs/malware-scan.ts'
import { OutgoingAddresses } from '../constructs/outgoing-addresses.ts'
import { pascalCase } from '../constructs/pascal-case.ts'
import { PortalApi } from '../constructs/portal-api.ts'
import { PortalFunction } from '../constructs/portal-function.ts'
import { ReleaseAlarms } from '../constructs/release-alarms.ts'
import { SpendingLimit } from '../constructs/spending-limit.ts'
import { certifierRole, eraserRole } from '../document-signers.ts'
import type { Environment } from '../environments.ts'
import { callsPlatforms, lambdaRights } from '../lambda-rights.ts'
import { settingsOf } from '../lambda-settings.ts'
import { type LambdaName, lambdaNames, reservedConcurrency, synchronousLambdas } from '../lambdas.ts'
import type { MonitoredParts } from './monitoring-stack.ts'

export interface ApplicationStackProps extends StackProps {
  environment: Environment
  store: DataStore
  zone: IPublicHostedZone
  bundlesFolder: string
}

/** The Lambdas, their API and schedules. */
export class ApplicationStack extends Stack {
  readonly api: HttpApi
  /** The console's API, if there is one. */
  readonly consoleApi?: HttpApi
  /** The store with the key of the day for the distributions' proofs. */
  readonly edgeStore: KeyValueStore
  /** The ARN of the table in use, restored or not. */
  readonly tableArn: string
  /** What the stack of metrics and alarms watches. */
  readonly monitored: MonitoredParts

  constructor(
    scope: Construct,
    id: string,
    { environment, store, zone, bundlesFolder, ...props }: ApplicationStackProps,
  ) {
    super(scope, id, props)
    const { throttle } = environment
    const table = this.tableOf(environment, store)
    this.tableArn = table.tableArn
    this.edgeStore = new KeyValueStore(this, 'EdgeStore', {
      comment: 'The key by which the distributions prove that a call came through them',
    })
    // Until the job has set a key derived from the new one, the edge uses the previous one.
    const originKeys = [
      this.createOriginKey(environment.originSecretVersion),
      ...(environment.originSecretVersion > 1
        ? [this.createOriginKey(environment.originSecretVersion - 1)]
        : []),
    ]

    const functions = this.createFunctions({ environment, store, table, bundlesFolder, originKeys })
    const { api } = new PortalApi(this, 'Api', { functions, throttle })
    this.api = api
    const { signIn } = environment.deskAccess
    if (signIn)
      this.consoleApi = new ConsoleApi(this, 'ConsoleApi', { desk: functions.desk.live, signIn }).api
    const stream = new EventStream(this, 'EventStream', { table, functions })
    const jobs = new JobRules(this, 'Jobs', functions.jobs)
    const mail = new MailDomain(this, 'Mail', {
      // As attributes: the mail's records belong to this stack, not to the zone's.
      zone: PublicHostedZone.fromPublicHostedZoneAttributes(this, 'Zone', {
        hostedZoneId: zone.hostedZoneId,
        zoneName: environment.domainName,
      }),
      mailFrom: environment.mailFrom,
      senders: lambdaNames.filter((name) => lambdaRights[name].sends).map((name) => functions[name]),
      events: functions.events,
    })
    new MalwareScan(this, 'MalwareScan', { store, events: functions.events, deadLetters: mail.deadLetters })

    const { topic } = new AlarmMail(this, 'AlarmMail', environment)
    const releaseAlarms = new ReleaseAlarms(this, 'ReleaseAlarms', { topic, api, desk: functions.desk })
    if (environment.releasesGradually)
      new GradualRelease(this, 'Release', {
        functions: Object.fromEntries(synchronousLambdas.map((name) => [name, functions[name]])),
        alarms: releaseAlarms.all,
      })
    this.monitored = { topic, api, functions, tableName: table.tableName, stream, jobs, mail }
    const { alarmMail, monthlyBudgetUsd } = environment
    if (alarmMail && monthlyBudgetUsd)
      new SpendingLimit(this, 'SpendingLimit', {
        budgetName: `seller-portal-${environment.name}`,
        monthlyUsd: monthlyBudgetUsd,
        address: alarmMail,
      })
    new DeskAccess(this, 'DeskAccess', {
      desk: functions.desk,
      policyName: deskFunctionName(environment.name),
    })
    new CfnOutput(this, 'SealKeyArn', { value: store.sealKey.keyArn })
    new CfnOutput(this, 'PaperKeyArn', { value: store.paperKey.keyArn })
  }

  private createOriginKey(version: number): Key {
    return new Key(this, `OriginKey${version}`, {
      description: 'What the keys follow from by which the distributions prove themselves to the API',
      keySpec: KeySpec.HMAC_256,
      keyUsage: KeyUsage.GENERATE_VERIFY_MAC,
      // Nothing stored would need it later.
      removalPolicy: RemovalPolicy.DESTROY,
    })
  }

  /** Without a certificate nothing is certified: signed documents wait for it. */
  private certification(
    { name, timeStampUrl }: Environment,
    store: DataStore,
    bundlesFolder: string,
  ): Record<string, string> {
    if (!existsSync(join(bundlesFolder, 'events', 'certificates', `${name}.pem`))) return {}
    return {
      CERTIFICATION: Stack.of(this).toJsonString({
        keyId: store.paperKey.keyArn,
        certificatesFile: `certificates/${name}.pem`,
        timeStampUrl,
      }),
    }
  }

  private tableOf({ restoredTable }: Environment, store: DataStore): ITable {
    // The library's own types do not know exact optional properties.
    if (!restoredTable) return store.table as ITable
    const tableArn = this.formatArn({
      service: 'dynamodb',
      resource: 'table',
      resourceName: restoredTable.name,
    })
    return Table.fromTableAttributes(this, 'RestoredTable', {
      tableArn,
      tableStreamArn: `${tableArn}/stream/${restoredTable.streamLabel}`,
      encryptionKey: store.storageKey,
    })
  }

  private createFunctions({
    environment,
    store,
    table,
    bundlesFolder,
    originKeys,
  }: Pick<ApplicationStackProps, 'environment' | 'store' | 'bundlesFolder'> & {
    table: ITable
    originKeys: readonly Key[]
  }): Record<LambdaName, PortalFunction> {
    const clockOffset = environment.movableClock && new CfnParameter(this, 'ClockOffsetMs', { default: '0' })
    const variables = {
      TABLE_NAME: table.tableName,
      FILES_BUCKET: store.files.bucketName,
      SEAL_KEY_ID: store.sealKey.keyArn,
      ...(clockOffset ? { CLOCK_OFFSET_MS: clockOffset.valueAsString } : {}),
    }
    // Functions that can be called past the distribution verify its proof; one sets its key.
    const proof = { ORIGIN_KEY_IDS: originKeys.map(({ keyArn }) => keyArn).join(',') }
    const hasRoutes = new Set<LambdaName>(synchronousLambdas)
    const asksForProof = (name: LambdaName) => hasRoutes.has(name) || lambdaRights[name].provesEdge === true
    const outgoing =
      environment.outgoingAddresses &&
      new OutgoingAddresses(this, 'OutgoingAddresses', environment.outgoingAddresses)
    return Object.fromEntries(
      lambdaNames.map((name) => [
        name,
        new PortalFunction(this, `${pascalCase(name)}Function`, {
          name,
          rights: lambdaRights[name],
          ...(name === 'desk' ? { functionName: deskFunctionName(environment.name) } : {}),
          ...(lambdaRights[name].certifies ? { roleName: certifierRole(environment) } : {}),
          ...(lambdaRights[name].files?.leave ? { roleName: eraserRole(environment) } : {}),
          bundlesFolder,
          settings: settingsOf(environment, name),
          store,
          table,
          edgeStore: this.edgeStore,
          originKeys: asksForProof(name) ? originKeys : [],
          variables: {
            ...variables,
            ...(asksForProof(name) ? proof : {}),
            ...(lambdaRights[name].provesEdge ? { EDGE_STORE_ARN: this.edgeStore.keyValueStoreArn } : {}),
            ...(lambdaRights[name].certifies ? this.certification(environment, store, bundlesFolder) : {}),
          },
          outgoing: callsPlatforms(lambdaRights[name]) ? outgoing : undefined,
          isUnversioned: environment.movableClock === true,
          reservedConcurrency: environment.reservesConcurrency ? reservedConcurrency[name] : undefined,
        }),
      ]),
    ) as Record<LambdaName, PortalFunction>
  }
}
