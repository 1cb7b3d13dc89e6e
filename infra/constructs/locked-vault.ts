import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { BackupVault } from 'aws-cdk-lib/aws-backup'
import type { Construct } from 'constructs'
import { retentionDays } from '#shared/privacy/retention.ts'
import type { Environment, Recovery } from '../environments.ts'
import { vaultName } from '../replica-names.ts'

/**
 * The retention in days: of a backup in the environment's own region, which only serves to be copied, and of its
 * copies. Each backup of the table is a full one, and is billed in full for every day. The longest retention is the one
 * in the privacy notice.
 */
export const backupDays = { here: 2, daily: 7, weekly: retentionDays('backups') } as const

export interface LockedVaultProps {
  /** Of the environment's own backups, or of copies. */
  holds: 'backups' | 'copies'
  environment: Pick<Environment, 'name' | 'keepsData'>
  recovery: Recovery
}

/**
 * A vault whose backups nobody can delete before their time, once its lock is final. Its key is AWS's own: a key of the
 * account's could be deleted, and every backup with it.
 */
export class LockedVault extends BackupVault {
  constructor(scope: Construct, id: string, { holds, environment, recovery }: LockedVaultProps) {
    super(scope, id, {
      backupVaultName: vaultName(environment),
      lockConfiguration: {
        minRetention: Duration.days(holds === 'backups' ? backupDays.here : backupDays.daily),
        maxRetention: Duration.days(backupDays.weekly),
        changeableFor: Duration.days(recovery.lockChangeableDays),
      },
      removalPolicy: environment.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    })
  }
}
