import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import type { IKeyValueStore } from 'aws-cdk-lib/aws-cloudfront'
import type { IHostedZone } from 'aws-cdk-lib/aws-route53'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { Site } from '../constructs/site.ts'
import type { Environment } from '../environments.ts'
import { serveSite } from './serve-site.ts'

export interface SiteStackProps extends StackProps {
  environment: Environment
  zone: IHostedZone
  certificate: ICertificate
  /** The ARN of the web ACL. */
  firewall: string
  api: HttpApi
  edgeStore: IKeyValueStore
  /** The bucket that browsers upload to. */
  files: Bucket
  /** The folder of the built web app. */
  webFolder: string
}

/** The web app and its API, at the environment's domain. */
export class SiteStack extends Stack {
  readonly site: Site

  constructor(scope: Construct, id: string, props: SiteStackProps) {
    const { environment, zone, certificate, firewall, api, edgeStore, files, webFolder, ...stackProps } =
      props
    super(scope, id, stackProps)
    const { domainName, cookieDomain, analytics } = environment
    this.site = new Site(this, 'Site', {
      api,
      webFolder,
      brandName: environment.brandName.en,
      domainName,
      isPublic: environment.name === 'production',
      certificate,
      firewall,
      edgeStore,
      otherPortals: environment.otherPortals,
      ...(cookieDomain ? { cookieDomain } : {}),
      ...(analytics ? { analytics } : {}),
      filesHost: `${files.bucketName}.s3.${this.region}.${this.urlSuffix}`,
    })
    serveSite(this.site, { zone, zoneName: domainName })
    new CfnOutput(this, 'SiteUrl', { value: `https://${domainName}` })
  }
}
