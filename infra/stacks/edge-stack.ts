import { Stack, type StackProps } from 'aws-cdk-lib'
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager'
import type { IHostedZone } from 'aws-cdk-lib/aws-route53'
import type { Construct } from 'constructs'
import { WebFirewall } from '../constructs/web-firewall.ts'
import { consoleHost, type Environment } from '../environments.ts'

/** CloudFront accepts certificates and firewalls from this region only. */
export const edgeRegion = 'us-east-1'

export interface EdgeStackProps extends StackProps {
  environment: Environment
  zone: IHostedZone
}

/** The site's certificate and firewall. */
export class EdgeStack extends Stack {
  readonly certificate: Certificate
  /** For the console's host, if there is a console. */
  readonly consoleCertificate?: Certificate
  readonly firewall: WebFirewall

  constructor(scope: Construct, id: string, { environment, zone, ...props }: EdgeStackProps) {
    super(scope, id, props)
    this.certificate = new Certificate(this, 'Certificate', {
      domainName: environment.domainName,
      validation: CertificateValidation.fromDns(zone),
    })
    if (environment.deskAccess.signIn)
      this.consoleCertificate = new Certificate(this, 'ConsoleCertificate', {
        domainName: consoleHost(environment),
        validation: CertificateValidation.fromDns(zone),
      })
    this.firewall = new WebFirewall(this, 'Firewall', { environment })
  }
}
