import { RemovalPolicy } from 'aws-cdk-lib'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import { SubscriptionProtocol, Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription, UrlSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import type { Environment } from '../environments.ts'

/** The topic for alarms, which mails the operator and pages whoever is on call. */
export class AlarmMail extends Construct {
  readonly topic: Topic

  constructor(
    scope: Construct,
    id: string,
    { alarmMail, alarmPager }: Pick<Environment, 'alarmMail' | 'alarmPager'>,
  ) {
    super(scope, id)
    const key = new Key(this, 'Key', {
      description: 'Encrypts the messages of alarms',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    // Neither service can publish to a topic that is encrypted with SNS's own key.
    for (const service of ['cloudwatch', 'events'])
      key.grantEncryptDecrypt(new ServicePrincipal(`${service}.amazonaws.com`))
    this.topic = new Topic(this, 'Topic', { masterKey: key, enforceSSL: true })
    if (alarmMail) this.topic.addSubscription(new EmailSubscription(alarmMail))
    if (alarmPager)
      this.topic.addSubscription(new UrlSubscription(alarmPager, { protocol: SubscriptionProtocol.HTTPS }))
  }
}
