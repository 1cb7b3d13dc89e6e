import { Stack, type StackProps } from 'aws-cdk-lib'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { BackupSchedule } from '../constructs/backup-schedule.ts'
import { DataWarnings } from '../constructs/data-warnings.ts'
import { LockedVault } from '../constructs/locked-vault.ts'
import type { Environment, Recovery } from '../environments.ts'

export interface BackupStackProps extends StackProps {
  environment: Environment
  recovery: Recovery
  /** The ARN of the table in use, restored or not. */
  table: string
  /** The ARN of the files bucket. */
  files: string
  /** The topic of alarms. */
  topic: ITopic
}

/** The daily backups of the data, and the copies that they leave in other places. */
export class BackupStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { environment, recovery, table, files, topic, ...props }: BackupStackProps,
  ) {
    super(scope, id, { ...props, terminationProtection: environment.keepsData })
    const vault = new LockedVault(this, 'Vault', { holds: 'backups', environment, recovery })
    new BackupSchedule(this, 'Schedule', { environment, recovery, vault, resources: [table, files] })
    new DataWarnings(this, 'Warnings', { topic })
  }
}
