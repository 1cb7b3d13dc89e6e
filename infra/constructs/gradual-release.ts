import type { IAlarm } from 'aws-cdk-lib/aws-cloudwatch'
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import type { LambdaName } from '../lambdas.ts'
import { acknowledgeFindings } from './acknowledge-findings.ts'
import { pascalCase } from './pascal-case.ts'
import type { PortalFunction } from './portal-function.ts'

export interface GradualReleaseProps {
  functions: Partial<Record<LambdaName, PortalFunction>>
  /** A release that raises one of them goes back to the version before. */
  alarms: readonly IAlarm[]
}

/** A deployment routes a tenth of the calls to the new version for five minutes, and then all of them. */
export class GradualRelease extends Construct {
  constructor(scope: Construct, id: string, { functions, alarms }: GradualReleaseProps) {
    super(scope, id)
    const application = new LambdaApplication(this, 'Application')
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('codedeploy.amazonaws.com') })
    for (const [name, { live }] of Object.entries(functions))
      new LambdaDeploymentGroup(this, `${pascalCase(name)}Calls`, {
        application,
        role,
        alias: live,
        alarms: [...alarms],
        deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      })
    acknowledgeFindings(role, {
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]':
        'AWS’s policy for exactly this: it updates aliases, reads alarms, and invokes no hook, as there is none',
    })
  }
}
