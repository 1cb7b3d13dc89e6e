import { Stack } from 'aws-cdk-lib'
import { EventBus, Rule } from 'aws-cdk-lib/aws-events'
import { EventBus as EventBusTarget } from 'aws-cdk-lib/aws-events-targets'
import { Construct } from 'constructs'
import { failedBackups } from './data-warnings.ts'

/** Reports backups of the second region that did not complete to the environment's own, which notifies the operator. */
export class ReportedBackups extends Construct {
  constructor(scope: Construct, id: string, { region }: { region: string }) {
    super(scope, id)
    const bus = Stack.of(this).formatArn({
      service: 'events',
      region,
      resource: 'event-bus',
      resourceName: 'default',
    })
    new Rule(this, 'BackupFailed', {
      eventPattern: failedBackups,
      targets: [new EventBusTarget(EventBus.fromEventBusArn(this, 'Bus', bus))],
    })
  }
}
