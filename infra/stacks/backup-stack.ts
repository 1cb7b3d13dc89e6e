import { ArnFormat, Stack, type StackProps } from 'aws-cdk-lib'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { BackupSchedule } from '../constructs/backup-schedule.ts'
import { DataWarnings } from '../constructs/data-warnings.ts'
import { backupDays, LockedVault } from '../constructs/locked-vault.ts'
import type { Environment, Recovery } from '../environments.ts'
import { vaultName } from '../replica-names.ts'

export interface BackupStackProps extends StackProps {
  environment: Environment
  recovery: Recovery
  /** The ARN of the table in use, restored or not. */
  table: string
  /** The topic of alarms. */
  topic: ITopic
}

/** The daily backups of the table, and the copies that they leave in other places. */
export class BackupStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { environment, recovery, table, topic, ...props }: BackupStackProps,
  ) {
    super(scope, id, { ...props, terminationProtection: environment.keepsData })
    const vault = new LockedVault(this, 'Vault', { holds: 'backups', environment, recovery })
    new BackupSchedule(this, 'Schedule', {
      environment,
      vault,
      // For longer retention there are the copies, and the table's point-in-time recovery.
      kept: { daily: backupDays.here, weekly: backupDays.here },
      copies: [
        this.formatArn({
          service: 'backup',
          region: recovery.region,
          resource: 'backup-vault',
          resourceName: vaultName(environment),
          arnFormat: ArnFormat.COLON_RESOURCE_NAME,
        }),
        ...(recovery.accountVault ? [recovery.accountVault] : []),
      ],
      resources: [table],
    })
    new DataWarnings(this, 'Warnings', { topic })
  }
}
