import { CfnOutput, Fn, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53'
import type { Construct } from 'constructs'
import type { Environment } from '../environments.ts'

/**
 * The DNS zone of an environment's domain. Its own stack: the domain is delegated to its name servers manually, once,
 * before a certificate can be issued, and for the environment's lifetime.
 */
export class DomainStack extends Stack {
  readonly zone: PublicHostedZone

  constructor(
    scope: Construct,
    id: string,
    { environment, ...props }: StackProps & { environment: Environment },
  ) {
    super(scope, id, props)
    this.zone = new PublicHostedZone(this, 'Zone', { zoneName: environment.domainName, caaAmazon: true })
    if (environment.keepsData) this.zone.applyRemovalPolicy(RemovalPolicy.RETAIN)
    new CfnOutput(this, 'NameServers', {
      description: 'Enter these as the name servers of the domain where it is registered',
      value: Fn.join(' ', this.zone.hostedZoneNameServers ?? []),
    })
  }
}
