import { CfnOutput, Stack } from 'aws-cdk-lib'
import { ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { FunctionUrlAuthType } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { PortalFunction } from './portal-function.ts'

export interface DeskAccessProps {
  desk: Pick<PortalFunction, 'lambda' | 'live'>
  /** The policy that grants access. */
  policyName: string
}

/**
 * Access to the back office: a function URL with IAM authentication, which passes the caller's identity to the
 * function. Its policy is for the permission set or the users that may act, and grants only this way: a direct
 * invocation could claim any identity.
 */
export class DeskAccess extends Construct {
  constructor(scope: Construct, id: string, { desk, policyName }: DeskAccessProps) {
    super(scope, id)
    const { url } = desk.live.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM })
    const resources = [desk.lambda.functionArn, desk.live.functionArn]
    new ManagedPolicy(this, 'Policy', {
      managedPolicyName: policyName,
      description: 'Act for the lender, by npm run desk',
      statements: [
        new PolicyStatement({
          actions: ['lambda:InvokeFunctionUrl'],
          resources,
          conditions: { StringEquals: { 'lambda:FunctionUrlAuthType': 'AWS_IAM' } },
        }),
        new PolicyStatement({
          actions: ['lambda:InvokeFunction'],
          resources,
          conditions: { Bool: { 'lambda:InvokedViaFunctionUrl': 'true' } },
        }),
        new PolicyStatement({ actions: ['lambda:GetFunctionUrlConfig'], resources }),
      ],
    })
    new CfnOutput(Stack.of(this), 'DeskUrl', { value: url })
  }
}
