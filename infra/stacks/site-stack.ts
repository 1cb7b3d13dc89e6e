import { CfnOutput, DefaultStackSynthesizer, type SecretValue, Stack, type StackProps } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import type { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { acknowledgeFindings } from '../constructs/acknowledge-findings.ts'
import { Site } from '../constructs/site.ts'
import type { Environment } from '../environments.ts'

export interface SiteStackProps extends StackProps {
  environment: Environment
  zone: IHostedZone
  certificate: ICertificate
  /** The ARN of the web ACL. */
  firewall: string
  api: HttpApi
  originSecret: SecretValue
  /** The bucket that browsers send files to. */
  files: Bucket
  /** The folder of the built web app. */
  webFolder: string
}

/** What browsers see: the web app, and the API beside it, at the environment's domain. */
export class SiteStack extends Stack {
  readonly site: Site

  constructor(scope: Construct, id: string, props: SiteStackProps) {
    const { environment, zone, certificate, firewall, api, originSecret, files, webFolder, ...stackProps } =
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
      originSecret,
      otherPortals: environment.otherPortals,
      ...(cookieDomain ? { cookieDomain } : {}),
      ...(analytics ? { analytics } : {}),
      filesHost: `${files.bucketName}.s3.${this.region}.${this.urlSuffix}`,
    })
    const { distribution, bucket } = this.site
    this.acceptDeployer(bucket)
    const here = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: zone.hostedZoneId,
      zoneName: domainName,
    })
    const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution))
    new ARecord(this, 'Address', { zone: here, target })
    new AaaaRecord(this, 'Address6', { zone: here, target })
    new CfnOutput(this, 'SiteUrl', { value: `https://${domainName}` })
  }

  /** The Lambda that copies the built app into its bucket is the CDK's own, and runs at deployments alone. */
  private acceptDeployer(bucket: Bucket): void {
    const deployer = this.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'))
    if (!deployer) throw new Error('nothing copies the app into its bucket')
    const itsOwn =
      'The CDK’s Lambda for copying assets: it reads those of this deployment and writes the app’s bucket'
    const target = this.getLogicalId(bucket.node.defaultChild as CfnBucket)
    acknowledgeFindings(deployer, {
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]': itsOwn,
      'IAM5[Action::s3:GetBucket*]': itsOwn,
      'IAM5[Action::s3:GetObject*]': itsOwn,
      'IAM5[Action::s3:List*]': itsOwn,
      'IAM5[Action::s3:Abort*]': itsOwn,
      'IAM5[Action::s3:DeleteObject*]': itsOwn,
      [`IAM5[Resource::arn:aws:s3:::cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-assets-<AWS::AccountId>-${this.region}/*]`]:
        itsOwn,
      [`IAM5[Resource::<${target}.Arn>/*]`]: itsOwn,
      L1: 'Its runtime is the one that the CDK gives it, and follows the CDK',
    })
  }
}
