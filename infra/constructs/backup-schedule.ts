import { Duration } from 'aws-cdk-lib'
import {
  BackupPlan,
  type BackupPlanCopyActionProps,
  BackupPlanRule,
  BackupResource,
  BackupVault,
  type IBackupVault,
} from 'aws-cdk-lib/aws-backup'
import { Schedule } from 'aws-cdk-lib/aws-events'
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import type { Environment } from '../environments.ts'
import { vaultName } from '../replica-names.ts'
import { acknowledgeFindings } from './acknowledge-findings.ts'
import { backupDays } from './locked-vault.ts'

export interface BackupScheduleProps {
  environment: Pick<Environment, 'name'>
  vault: IBackupVault
  /** The retention of the backups in the vault, in days. */
  kept: { daily: number; weekly: number }
  /** The ARNs of the vaults that receive copies, which are kept as long as `backupDays` states. */
  copies: readonly string[]
  /** The ARNs of a table or of buckets. */
  resources: readonly string[]
}

const managedPolicies = [
  'service-role/AWSBackupServiceRolePolicyForBackup',
  'AWSBackupServiceRolePolicyForS3Backup',
] as const

/** In UTC: 01:00 in Hong Kong, after the close of the business day. */
const hour = '17'

/** Backs data up daily into a vault, and copies each backup into others. */
export class BackupSchedule extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { environment, vault, kept, copies, resources }: BackupScheduleProps,
  ) {
    super(scope, id)
    const vaults = copies.map((arn, index) => BackupVault.fromBackupVaultArn(this, `Copy${index}`, arn))
    const rule = (ruleName: 'daily' | 'weekly', weekDay: string) =>
      new BackupPlanRule({
        ruleName,
        backupVault: vault,
        scheduleExpression: Schedule.cron({ minute: '0', hour, weekDay }),
        startWindow: Duration.hours(1),
        completionWindow: Duration.hours(8),
        deleteAfter: Duration.days(kept[ruleName]),
        copyActions: vaults.map(
          (destinationBackupVault): BackupPlanCopyActionProps => ({
            destinationBackupVault,
            deleteAfter: Duration.days(backupDays[ruleName]),
          }),
        ),
      })
    const plan = new BackupPlan(this, 'Plan', {
      backupPlanName: vaultName(environment),
      backupPlanRules: [rule('daily', 'MON-SAT'), rule('weekly', 'SUN')],
    })
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: managedPolicies.map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
    })
    acknowledgeFindings(
      role,
      Object.fromEntries(
        managedPolicies.map((name) => [
          `IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`,
          'AWS Backup documents it as the rights that it needs, and changes it with the service',
        ]),
      ),
    )
    plan.addSelection('Data', {
      role,
      disableDefaultBackupPolicy: true,
      resources: resources.map((arn) => BackupResource.fromArn(arn)),
    })
  }
}
