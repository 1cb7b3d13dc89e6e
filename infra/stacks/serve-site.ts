import { DefaultStackSynthesizer, Stack } from 'aws-cdk-lib'
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import type { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3'
import { acknowledgeFindings } from '../constructs/acknowledge-findings.ts'
import type { WebSite } from '../constructs/web-site.ts'

/** The Lambda that copies a built app into its bucket is the CDK's own, and runs only at deployments. */
const acceptDeployer = (stack: Stack, bucket: Bucket): void => {
  const deployer = stack.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'))
  if (!deployer) throw new Error('nothing copies the app into its bucket')
  const itsOwn =
    'The CDK’s Lambda for copying assets: it reads those of this deployment and writes the app’s bucket'
  const target = stack.getLogicalId(bucket.node.defaultChild as CfnBucket)
  acknowledgeFindings(deployer, {
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]': itsOwn,
    'IAM5[Action::s3:GetBucket*]': itsOwn,
    'IAM5[Action::s3:GetObject*]': itsOwn,
    'IAM5[Action::s3:List*]': itsOwn,
    'IAM5[Action::s3:Abort*]': itsOwn,
    'IAM5[Action::s3:DeleteObject*]': itsOwn,
    [`IAM5[Resource::arn:aws:s3:::cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-assets-<AWS::AccountId>-${stack.region}/*]`]:
      itsOwn,
    [`IAM5[Resource::<${target}.Arn>/*]`]: itsOwn,
    L1: 'Its runtime is the one that the CDK gives it, and follows the CDK',
  })
}

/** Adds a stack's site to the environment's zone by its name. */
export const serveSite = (
  { bucket, distribution }: WebSite,
  domain: { zone: IHostedZone; zoneName: string; recordName?: string },
): void => {
  const stack = Stack.of(distribution)
  acceptDeployer(stack, bucket)
  const zone = HostedZone.fromHostedZoneAttributes(stack, 'Zone', {
    hostedZoneId: domain.zone.hostedZoneId,
    zoneName: domain.zoneName,
  })
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution))
  const recordName = domain.recordName ? { recordName: domain.recordName } : {}
  new ARecord(stack, 'Address', { zone, target, ...recordName })
  new AaaaRecord(stack, 'Address6', { zone, target, ...recordName })
}
