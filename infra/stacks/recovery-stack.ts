import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { AccountRootPrincipal, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { CfnReplicaKey } from 'aws-cdk-lib/aws-kms'
import type { Construct } from 'constructs'
import { LockedVault } from '../constructs/locked-vault.ts'
import type { Environment, Recovery } from '../environments.ts'

export interface RecoveryStackProps extends StackProps {
  environment: Environment
  recovery: Recovery
  /** The ARN of the key that encrypts secrets. */
  sealKey: string
}

/** The second region's vault of copies, and its replica of the key without which a copy's secrets stay closed. */
export class RecoveryStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { environment, recovery, sealKey, ...props }: RecoveryStackProps,
  ) {
    super(scope, id, { ...props, terminationProtection: environment.keepsData })
    new LockedVault(this, 'Vault', { holds: 'copies', environment, recovery })
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
