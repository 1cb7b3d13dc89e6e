import { CfnOutput, Fn, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53'
import type { Construct } from 'constructs'
import type { Environment } from '../environments.ts'

/**
 * The DNS zone of an environment's domain. A stack of its own: the domain is pointed at its name servers by hand,
 * once, before a certificate can be had and for as long as the environment lives.
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
