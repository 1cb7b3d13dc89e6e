import { ArnFormat, Duration, Stack } from 'aws-cdk-lib'
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
import type { Environment, Recovery } from '../environments.ts'
import { vaultName } from '../replica-names.ts'
import { acknowledgeFindings } from './acknowledge-findings.ts'
import { backupDays } from './locked-vault.ts'

export interface BackupScheduleProps {
  environment: Pick<Environment, 'name'>
  recovery: Recovery
  vault: IBackupVault
  /** The ARNs of the table and of the files bucket. */
  resources: readonly string[]
}

const managedPolicies = [
  'service-role/AWSBackupServiceRolePolicyForBackup',
  'AWSBackupServiceRolePolicyForS3Backup',
] as const

/** After the close of the business day in Hong Kong: at 01:00 there. */
const hour = '17'

/** Backs the data up daily, and copies each backup to the second region and, where there is one, the second account. */
export class BackupSchedule extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { environment, recovery, vault, resources }: BackupScheduleProps,
  ) {
    super(scope, id)
    const copies = [
      Stack.of(this).formatArn({
        service: 'backup',
        region: recovery.region,
        resource: 'backup-vault',
        resourceName: vaultName(environment),
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
      ...(recovery.accountVault ? [recovery.accountVault] : []),
    ].map((arn, index) => BackupVault.fromBackupVaultArn(this, `Copy${index}`, arn))
    const rule = (ruleName: string, weekDay: string, copiesKept: number) =>
      new BackupPlanRule({
        ruleName,
        backupVault: vault,
        scheduleExpression: Schedule.cron({ minute: '0', hour, weekDay }),
        startWindow: Duration.hours(1),
        completionWindow: Duration.hours(8),
        // For longer there are its copies; and the table's point-in-time recovery, and the bucket's earlier versions.
        deleteAfter: Duration.days(backupDays.here),
        copyActions: copies.map(
          (destinationBackupVault): BackupPlanCopyActionProps => ({
            destinationBackupVault,
            deleteAfter: Duration.days(copiesKept),
          }),
        ),
      })
    const plan = new BackupPlan(this, 'Plan', {
      backupPlanName: vaultName(environment),
      backupPlanRules: [rule('daily', 'MON-SAT', backupDays.daily), rule('weekly', 'SUN', backupDays.weekly)],
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
