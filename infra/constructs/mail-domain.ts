import { Stack } from 'aws-cdk-lib'
import { EventBus, Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { type IPublicHostedZone, TxtRecord } from 'aws-cdk-lib/aws-route53'
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
} from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'
import { DeadLetters } from './dead-letters.ts'
import type { PortalFunction } from './portal-function.ts'

export interface MailDomainProps {
  zone: IPublicHostedZone
  mailFrom: string
  /** The Lambdas that send mails. */
  senders: readonly PortalFunction[]
  /** Is told what became of them. */
  events: PortalFunction
}

/**
 * The domain that mails come from, signed by DKIM. What bounces or is complained of comes back to the events Lambda,
 * which stops mailing the address: the one list there is, so that one act frees an address again.
 */
export class MailDomain extends Construct {
  /** Keeps every report that the events Lambda failed at: it has one such place for all that call it asynchronously. */
  readonly deadLetters: DeadLetters

  constructor(scope: Construct, id: string, { zone, mailFrom, senders, events }: MailDomainProps) {
    super(scope, id)
    const configuration = new ConfigurationSet(this, 'Configuration', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      disableSuppressionList: true,
    })
    configuration.addEventDestination('Feedback', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    })
    const identity = new EmailIdentity(this, 'Identity', {
      identity: Identity.publicHostedZone(zone),
      // Every mail of the domain goes by it, without its sender naming it.
      configurationSet: configuration,
      mailFromDomain: `bounce.${zone.zoneName}`,
    })
    new TxtRecord(this, 'Dmarc', {
      zone,
      recordName: '_dmarc',
      values: ['v=DMARC1; p=quarantine; adkim=s; aspf=r'],
    })
    const mayMail = new PolicyStatement({
      // Raw: with a file.
      actions: ['ses:SendEmail', 'ses:SendRawEmail'],
      resources: [
        identity.emailIdentityArn,
        Stack.of(this).formatArn({
          service: 'ses',
          resource: 'configuration-set',
          resourceName: configuration.configurationSetName,
        }),
      ],
      conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
    })
    for (const { lambda } of senders) lambda.addToRolePolicy(mayMail)

    this.deadLetters = new DeadLetters(this, 'DeadLetters')
    new Rule(this, 'FeedbackRule', {
      description: 'Tells of mails that bounced or were complained of',
      eventPattern: {
        source: ['aws.ses'],
        detail: {
          eventType: ['Bounce', 'Complaint'],
          mail: { tags: { 'ses:configuration-set': [configuration.configurationSetName] } },
        },
      },
      targets: [new LambdaTarget(events.lambda, { deadLetterQueue: this.deadLetters, retryAttempts: 10 })],
    })
    events.lambda.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(this.deadLetters) })
  }
}
