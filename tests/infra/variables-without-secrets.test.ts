import { describe, expect, test } from 'vitest'
import { environments } from '../../infra/environments.ts'
import { settingsOf } from '../../infra/lambda-settings.ts'
import { lambdaNames } from '../../infra/lambdas.ts'
import { applicationOf, portalOf, resourcesOf, templatesOf } from './synthesise.ts'

/** The fields, with nested ones, of a variable whose value is JSON. */
const fieldsIn = (value: unknown): [string, unknown][] => {
  if (typeof value === 'string' && /^[[{]/.test(value)) {
    try {
      return fieldsIn(JSON.parse(value))
    } catch {
      return []
    }
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => [
    [name, each] as [string, unknown],
    ...fieldsIn(each),
  ])
}

/** Names of secrets. An encrypted value needs KMS to open it, and an id only names a key. */
const isSecret = (name: string): boolean =>
  /secret|password|token|credential|private|api_?key/i.test(name) &&
  !/^sealed|_?ids?$|url$|required$/i.test(name)

/**
 * The plaintext secrets that CloudFormation, or anybody who may view the function, would find in its
 * variables.
 */
const secretsIn = (variables: Record<string, unknown>): string[] =>
  Object.entries(variables).flatMap(([name, value]) => [
    // CloudFormation's dynamic references are stored resolved in the function's configuration.
    ...(/\{\{resolve:/.test(JSON.stringify(value)) ? [`${name} is resolved into clear`] : []),
    ...[[name, value] as [string, unknown], ...fieldsIn(value)].flatMap(([field, each]) =>
      isSecret(field) && typeof each !== 'boolean' ? [`${name} has ${field}`] : [],
    ),
  ])

const linked = {
  clientId: 'portal',
  sealedClientSecret: 'sealed-by-kms',
}

describe('no variable and no setting of a Lambda has a plaintext secret', () => {
  test('in any stack of production', () => {
    const templates = Object.entries(templatesOf(portalOf(environments.production)))
    const lambdas = templates.flatMap(([stack, template]) =>
      resourcesOf(template, 'AWS::Lambda::Function').map(({ Properties }) => ({
        stack,
        found: secretsIn(Properties.Environment?.Variables ?? {}),
      })),
    )
    expect(lambdas.length).toBeGreaterThan(10)
    expect(lambdas.filter(({ found }) => found.length > 0)).toEqual([])
    // No template and no output has a dynamic reference, and no secret is left that one could refer to.
    for (const [stack, template] of templates)
      expect([
        stack,
        /\{\{resolve:secretsmanager|\{\{resolve:ssm-secure/.test(JSON.stringify(template.toJSON())),
      ]).toEqual([stack, false])
  })

  test.each(Object.values(environments))(
    'in $name, with a payment platform whose secret is encrypted',
    (environment) => {
      const paymentPlatform = {
        ...linked,
        id: 'pay',
        name: 'Pay',
        tokenUrl: 'https://pay.example/token',
        apiUrl: 'https://pay.example',
      }
      const template = applicationOf({ ...environment, paymentPlatform, originSecretVersion: 3 })
      const lambdas = resourcesOf(template, 'AWS::Lambda::Function')
      expect(lambdas.length).toBeGreaterThan(10)
      expect(lambdas.flatMap(({ Properties }) => secretsIn(Properties.Environment?.Variables ?? {}))).toEqual(
        [],
      )
      const settings = lambdaNames.map((name) => settingsOf({ ...environment, paymentPlatform }, name))
      expect(settings.flatMap(secretsIn)).toEqual([])
    },
  )

  test.each([
    [
      'a dynamic reference',
      { ORIGIN: { 'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: 'Secret' }, '}}']] } },
    ],
    ['a name', { CLIENT_SECRET: 'abc' }],
    ['a field of JSON', { PLATFORMS: '[{"id":"shopify","clientSecret":"abc"}]' }],
    ['a nested field of JSON', { SETTINGS: '{"a":{"b":[{"webhookToken":"abc"}]}}' }],
  ])('%s would be detected', (_what, variables) => {
    expect(secretsIn(variables)).not.toEqual([])
  })
})
