import { EventField, type EventPattern, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events'
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'

/** Calls that prepare the loss of data or of its records. No deployment and no job makes them. */
const destructiveCalls = [
  'ScheduleKeyDeletion',
  'DisableKey',
  'DeleteTable',
  'UpdateContinuousBackups',
  'DeleteBucketReplication',
  'DeleteBackupPlan',
  'DeleteBackupSelection',
  'DeleteBackupVaultLockConfiguration',
  'DeleteRecoveryPoint',
  'StopLogging',
  'DeleteTrail',
] as const

/** Backups and copies that did not complete. */
export const failedBackups: EventPattern = {
  source: ['aws.backup'],
  detailType: ['Backup Job State Change', 'Copy Job State Change'],
  detail: { state: ['FAILED', 'ABORTED', 'EXPIRED', 'PARTIAL'] },
}

/** Notifies the operator of backups that did not complete, and of calls that prepare the loss of data. */
export class DataWarnings extends Construct {
  constructor(scope: Construct, id: string, { topic }: { topic: ITopic }) {
    super(scope, id)
    const warn = (name: string, eventPattern: EventPattern, message: RuleTargetInput) =>
      new Rule(this, name, { eventPattern, targets: [new SnsTopic(topic, { message })] })
    warn(
      'BackupFailed',
      failedBackups,
      RuleTargetInput.fromText(
        'Nobody yet: a backup of the data, or its copy in another region or account, did not complete. What to do: docs/recovery.md, "Backups".',
      ),
    )
    warn(
      'DestructiveCall',
      { detailType: ['AWS API Call via CloudTrail'], detail: { eventName: [...destructiveCalls] } },
      RuleTargetInput.fromText(
        `Everybody, if it was not you: ${EventField.fromPath('$.detail.userIdentity.arn')} called ${EventField.fromPath('$.detail.eventName')}. What to do: docs/recovery.md, "A stolen administrator's key".`,
      ),
    )
  }
}
