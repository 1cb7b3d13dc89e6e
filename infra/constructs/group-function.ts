import { join } from 'node:path'
import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { type Group, reaches } from '../groups.ts'
import type { DataStore } from './data-store.ts'

export interface GroupFunctionProps {
  group: Group
  bundlesFolder: string
  store: DataStore
  variables: Record<string, string>
  mailFrom: string
}

/** One group's Lambda, with the permissions that its group's reach names and no others. */
export class GroupFunction extends LambdaFunction {
  constructor(
    scope: Construct,
    id: string,
    { group, bundlesFolder, store, variables, mailFrom }: GroupFunctionProps,
  ) {
    super(scope, id, {
      code: Code.fromAsset(join(bundlesFolder, group)),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: group === 'events' ? 1024 : 512,
      timeout: group === 'events' || group === 'jobs' ? Duration.minutes(5) : Duration.seconds(20),
      tracing: Tracing.ACTIVE,
      environment: { ...variables, NODE_OPTIONS: '--enable-source-maps' },
      logGroup: new LogGroup(scope, `${id}Logs`, {
        retention: RetentionDays.THREE_MONTHS,
        removalPolicy: RemovalPolicy.DESTROY,
      }),
    })
    const reach = reaches[group]
    store.table.grantReadWriteData(this)
    store.sealKey.grantEncryptDecrypt(this)
    if (reach.files === 'read') store.files.grantRead(this)
    if (reach.files === 'write') {
      store.files.grantReadWrite(this)
      store.files.grantDelete(this)
    }
    if (reach.messages) {
      this.addToRolePolicy(
        new PolicyStatement({
          actions: ['ses:SendEmail'],
          resources: ['*'],
          conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
        }),
      )
      // An SMS goes to a phone number, which is no resource that a policy could name; topics are left out.
      this.addToRolePolicy(
        new PolicyStatement({ actions: ['sns:Publish'], notResources: ['arn:*:sns:*:*:*'] }),
      )
    }
  }
}
