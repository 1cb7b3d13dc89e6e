import { App, Stack } from 'aws-cdk-lib'
import { CfnFunction } from 'aws-cdk-lib/aws-lambda'
import { CfnTopic } from 'aws-cdk-lib/aws-sns'
import { describe, expect, test } from 'vitest'
import { requireLimitHeadroom } from '../../infra/guards/require-limit-headroom.ts'

const synthesise = (fill: (stack: Stack) => void) => () => {
  const app = new App()
  fill(new Stack(app, 'a-stack'))
  requireLimitHeadroom(app)
  return app.synth()
}

const withVariables =
  (bytes: number) =>
  (stack: Stack): void => {
    new CfnFunction(stack, 'Function', {
      code: { zipFile: 'x' },
      role: 'arn:aws:iam::000000000000:role/a-role',
      runtime: 'nodejs24.x',
      handler: 'index.handler',
      environment: { variables: { A: 'x'.repeat(bytes - 1) } },
    })
  }

const withTopics =
  (count: number) =>
  (stack: Stack): void => {
    for (let each = 0; each < count; each++) new CfnTopic(stack, `Topic${each}`)
  }

describe('the synthesis ends before a limit of AWS is reached', () => {
  test.each([
    ['3,500 bytes of variables', withVariables(3500)],
    ['400 resources', withTopics(400)],
  ])('not at %s', (_what, fill) => {
    expect(synthesise(fill)).not.toThrow()
  })

  test.each([
    ['3,501 bytes of variables', withVariables(3501), 'has 3501 bytes of variables'],
    ['401 resources', withTopics(401), 'has 401 resources'],
  ])('at %s', (_what, fill, message) => {
    expect(synthesise(fill)).toThrow(message)
  })
})
