import { RemovalPolicy } from 'aws-cdk-lib'
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'

/** The topic for alarms, which mails the operator. */
export class AlarmMail extends Construct {
  readonly topic: Topic

  constructor(scope: Construct, id: string, { address }: { address: string | undefined }) {
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
    if (address) this.topic.addSubscription(new EmailSubscription(address))
  }
}
