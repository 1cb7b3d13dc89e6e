import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import {
  Alias,
  Code,
  type IFunction,
  type IVersion,
  Function as LambdaFunction,
  Runtime,
} from 'aws-cdk-lib/aws-lambda'
import { expect, test } from 'vitest'
import { DeskAccess } from '../../infra/constructs/desk-access.ts'

test('the back office is reached by a URL with IAM authentication only, and its policy grants nothing else', () => {
  const stack = new Stack(new App(), 'stack')
  const lambda = new LambdaFunction(stack, 'Desk', {
    code: Code.fromInline('exports.handler = () => {}'),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
  })
  // The library's own types do not know exact optional properties.
  const version = lambda.currentVersion as IVersion
  const live = new Alias(stack, 'Live', { aliasName: 'live', version }) as Alias & IFunction
  new DeskAccess(stack, 'DeskAccess', { desk: { lambda, live }, policyName: 'seller-portal-test-desk' })
  const template = Template.fromStack(stack)
  template.hasResourceProperties('AWS::Lambda::Url', { AuthType: 'AWS_IAM', Qualifier: 'live' })
  // No resource policy grants access, to other accounts or to everybody.
  template.resourceCountIs('AWS::Lambda::Permission', 0)

  const [policy] = Object.values(template.findResources('AWS::IAM::ManagedPolicy'))
  expect(policy?.['Properties'].ManagedPolicyName).toBe('seller-portal-test-desk')
  const statements = policy?.['Properties'].PolicyDocument.Statement as Record<string, unknown>[]
  const allowed = statements.map(({ Action, Condition }) => [Action, Condition])
  expect(allowed).toEqual([
    ['lambda:InvokeFunctionUrl', { StringEquals: { 'lambda:FunctionUrlAuthType': 'AWS_IAM' } }],
    ['lambda:InvokeFunction', { Bool: { 'lambda:InvokedViaFunctionUrl': 'true' } }],
    ['lambda:GetFunctionUrlConfig', undefined],
  ])
  expect(JSON.stringify(statements.map(({ Resource }) => Resource))).not.toContain('*')
})
