import { Duration } from 'aws-cdk-lib'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { acknowledgeFindings } from './acknowledge-findings.ts'

/** A dead-letter queue, with the longest retention. */
export class DeadLetters extends Queue {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    })
    acknowledgeFindings(this, { SQS3: 'It is itself where failures are kept; an alarm watches it' })
  }
}
