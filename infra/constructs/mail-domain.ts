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
  /** Receives the delivery reports. */
  events: PortalFunction
}

/**
 * The domain of mails, signed by DKIM. Bounces and complaints are delivered to the events Lambda, which keeps the only
 * suppression list, so that one act releases an address.
 */
export class MailDomain extends Construct {
  /**
   * Stores every report that the events Lambda failed on: it has one dead-letter queue for all asynchronous callers.
   */
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
      // The default for every mail of the domain.
      configurationSet: configuration,
      mailFromDomain: `bounce.${zone.zoneName}`,
    })
    new TxtRecord(this, 'Dmarc', {
      zone,
      recordName: '_dmarc',
      values: ['v=DMARC1; p=quarantine; adkim=s; aspf=r'],
    })
    const mayMail = new PolicyStatement({
      // Raw: with an attachment.
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
      targets: [new LambdaTarget(events.live, { deadLetterQueue: this.deadLetters, retryAttempts: 10 })],
    })
    events.live.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(this.deadLetters) })
  }
}
