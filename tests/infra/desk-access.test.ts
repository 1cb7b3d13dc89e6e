import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { expect, test } from 'vitest'
import { DeskAccess } from '../../infra/constructs/desk-access.ts'

test('the lender’s side is reached by a URL under IAM alone, and its policy opens no other way', () => {
  const stack = new Stack(new App(), 'stack')
  const desk = new LambdaFunction(stack, 'Desk', {
    code: Code.fromInline('exports.handler = () => {}'),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
  })
  new DeskAccess(stack, 'DeskAccess', { desk, policyName: 'seller-portal-test-desk' })
  const template = Template.fromStack(stack)
  template.hasResourceProperties('AWS::Lambda::Url', { AuthType: 'AWS_IAM' })
  // Nobody is let in by the function's own policy: not other accounts, and not everybody.
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
