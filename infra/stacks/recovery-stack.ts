import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { AccountRootPrincipal, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { CfnReplicaKey } from 'aws-cdk-lib/aws-kms'
import type { Construct } from 'constructs'
import { BackupSchedule } from '../constructs/backup-schedule.ts'
import { backupDays, LockedVault } from '../constructs/locked-vault.ts'
import { ReportedBackups } from '../constructs/reported-backups.ts'
import type { Environment, Recovery } from '../environments.ts'
import { replicaBucketArn } from '../replica-names.ts'

export interface RecoveryStackProps extends StackProps {
  environment: Environment
  recovery: Recovery
  /** The ARN of the key that encrypts secrets. */
  sealKey: string
}

/**
 * The second region's vault, with copies of the table's backups and with backups of the documents' replica; and the
 * replica of the key without which the secrets in a copy cannot be decrypted.
 */
export class RecoveryStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { environment, recovery, sealKey, ...props }: RecoveryStackProps,
  ) {
    super(scope, id, { ...props, terminationProtection: environment.keepsData })
    const vault = new LockedVault(this, 'Vault', { holds: 'copies', environment, recovery })
    const { accountVault } = recovery
    new BackupSchedule(this, 'Schedule', {
      environment,
      vault,
      kept: backupDays,
      copies: accountVault ? [accountVault] : [],
      // Records are locked in their bucket, for longer than any backup. Another account has no other copy of them.
      resources: [
        replicaBucketArn(this, environment, 'documents'),
        ...(accountVault || !environment.lockYears ? [replicaBucketArn(this, environment, 'records')] : []),
      ],
    })
    new ReportedBackups(this, 'Reports', { region: environment.region })
    const replica = new CfnReplicaKey(this, 'SealKeyReplica', {
      description: 'Seals secrets that the portal must read back: the replica for a recovery',
      primaryKeyArn: sealKey,
      keyPolicy: new PolicyDocument({
        statements: [
          new PolicyStatement({
            principals: [new AccountRootPrincipal()],
            actions: ['kms:*'],
            resources: ['*'],
          }),
        ],
      }),
    })
    replica.applyRemovalPolicy(environment.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY)
    new CfnOutput(this, 'SealKeyReplicaArn', { value: replica.attrArn })
  }
}
