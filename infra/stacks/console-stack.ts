import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import type { IKeyValueStore } from 'aws-cdk-lib/aws-cloudfront'
import type { IHostedZone } from 'aws-cdk-lib/aws-route53'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { DeskSignIn } from '../../functions/desk/desk-access.ts'
import { ConsoleSite } from '../constructs/console-site.ts'
import { consoleHost, consoleLabel, type Environment } from '../environments.ts'
import { serveSite } from './serve-site.ts'

export interface ConsoleStackProps extends StackProps {
  environment: Environment
  signIn: DeskSignIn
  zone: IHostedZone
  certificate: ICertificate
  /** The ARN of the web ACL. */
  firewall: string
  edgeStore: IKeyValueStore
  api: HttpApi
  /** The bucket whose files are viewed. */
  files: Bucket
  /** The folder of the built console. */
  webFolder: string
}

/** The back office's site, on its own host. */
export class ConsoleStack extends Stack {
  readonly site: ConsoleSite

  constructor(scope: Construct, id: string, props: ConsoleStackProps) {
    const {
      environment,
      signIn,
      zone,
      certificate,
      firewall,
      edgeStore,
      api,
      files,
      webFolder,
      ...stackProps
    } = props
    super(scope, id, stackProps)
    const domainName = consoleHost(environment)
    this.site = new ConsoleSite(this, 'Console', {
      api,
      webFolder,
      domainName,
      certificate,
      firewall,
      edgeStore,
      signIn,
      filesHost: `${files.bucketName}.s3.${this.region}.${this.urlSuffix}`,
    })
    serveSite(this.site, { zone, zoneName: environment.domainName, recordName: consoleLabel })
    new CfnOutput(this, 'ConsoleUrl', { value: `https://${domainName}` })
  }
}
