import { describe, expect, test, vi } from 'vitest'
import { environments } from '../../infra/environments.ts'
import { applicationOf, createTestPortal, resourcesOf, templatesOf } from './synthesise.ts'

// The schemas take seconds to load, and are held against the whole app elsewhere.
vi.stubEnv('CDK_VALIDATION', 'false')
vi.setConfig({ testTimeout: 60_000 })

/** What is in a variable whose value is JSON, by the names of its fields. */
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

/** Names of what opens something. A sealed one is opened by KMS alone, and an id names a key. */
const isSecret = (name: string): boolean =>
  /secret|password|token|credential|private|api_?key/i.test(name) &&
  !/^sealed|_?ids?$|url$|required$/i.test(name)

/** What CloudFormation, or whoever looks at a Lambda, would find in clear in its variables. */
const secretsIn = (variables: Record<string, unknown>): string[] =>
  Object.entries(variables).flatMap(([name, value]) => [
    // What CloudFormation resolves stands resolved in the configuration of the function.
    ...(/\{\{resolve:/.test(JSON.stringify(value)) ? [`${name} is resolved into clear`] : []),
    ...[[name, value] as [string, unknown], ...fieldsIn(value)].flatMap(([field, each]) =>
      isSecret(field) && typeof each !== 'boolean' ? [`${name} has ${field}`] : [],
    ),
  ])

const linked = {
  clientId: 'portal',
  sealedClientSecret: 'sealed-by-kms',
}

describe('no variable of a Lambda has a secret in clear', () => {
  test('in any stack of production', () => {
    const templates = Object.entries(templatesOf(createTestPortal(environments.production)))
    const lambdas = templates.flatMap(([stack, template]) =>
      resourcesOf(template, 'AWS::Lambda::Function').map(({ Properties }) => ({
        stack,
        found: secretsIn(Properties.Environment?.Variables ?? {}),
      })),
    )
    expect(lambdas.length).toBeGreaterThan(10)
    expect(lambdas.filter(({ found }) => found.length > 0)).toEqual([])
    // No template and no output has one resolved either, and nothing is left that would hold one.
    for (const [stack, template] of templates)
      expect([
        stack,
        /\{\{resolve:secretsmanager|\{\{resolve:ssm-secure/.test(JSON.stringify(template.toJSON())),
      ]).toEqual([stack, false])
  })

  test.each(Object.values(environments))(
    'in $name, with a payment platform whose secret is sealed',
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
    },
  )

  test.each([
    [
      'a dynamic reference',
      { ORIGIN: { 'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: 'Secret' }, '}}']] } },
    ],
    ['a name', { CLIENT_SECRET: 'abc' }],
    ['a field of JSON', { PLATFORMS: '[{"id":"shopify","clientSecret":"abc"}]' }],
    ['a field deep in JSON', { SETTINGS: '{"a":{"b":[{"webhookToken":"abc"}]}}' }],
  ])('which %s would be', (_what, variables) => {
    expect(secretsIn(variables)).not.toEqual([])
  })
})
