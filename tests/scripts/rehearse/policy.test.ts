import { describe, expect, test } from 'vitest'
import {
  allows,
  type EvaluatedCall,
  permissionsOf,
  type Statement,
  unusedPermissions,
} from '../../../scripts/rehearse/policy.ts'

const table = 'arn:aws:dynamodb:ap-southeast-1:000000000000:table/portal'

const read: Statement = {
  Effect: 'Allow',
  Action: ['dynamodb:GetItem', 'dynamodb:Query'],
  Resource: table,
  Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['USER#*', 'KEYRING'] } },
}

const call = (action: string, keys: string[], resource = table): EvaluatedCall => ({
  action: `dynamodb:${action}`,
  resource,
  context: keys.length > 0 ? { 'dynamodb:LeadingKeys': keys } : {},
})

describe('a policy', () => {
  test.each<[string, EvaluatedCall, boolean]>([
    ['a key of a named partition', call('GetItem', ['USER#1']), true],
    ['keys of named partitions', call('GetItem', ['USER#1', 'KEYRING']), true],
    ['one key of another', call('GetItem', ['USER#1', 'COMPANY#1']), false],
    ['another action', call('PutItem', ['USER#1']), false],
    ['another table', call('GetItem', ['USER#1'], `${table}-2`), false],
  ])('%s', (_, evaluated, allowed) => {
    expect(allows([read], evaluated)).toBe(allowed)
  })

  test('a denial outweighs what is allowed', () => {
    const deny: Statement = {
      Effect: 'Deny',
      Action: 'dynamodb:*',
      Resource: '*',
      Condition: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['KEYRING'] } },
    }
    expect(allows([read, deny], call('GetItem', ['USER#1']))).toBe(true)
    expect(allows([read, deny], call('GetItem', ['USER#1', 'KEYRING']))).toBe(false)
  })

  test('a resource can be excluded, and a condition needs its key', () => {
    const publish: Statement = {
      Effect: 'Allow',
      Action: 'sns:Publish',
      NotResource: 'arn:*:sns:*:*:*',
      Condition: { StringEquals: { 'sns:Protocol': 'sms' } },
    }
    const sms = { action: 'sns:Publish', resource: '*', context: { 'sns:Protocol': 'sms' } }
    expect(allows([publish], sms)).toBe(true)
    expect(allows([publish], { ...sms, resource: 'arn:aws:sns:eu-west-1:1:topic' })).toBe(false)
    expect(allows([publish], { ...sms, context: {} })).toBe(false)
  })

  test('an unknown condition is an error', () => {
    const dated: Statement = { ...read, Condition: { DateLessThan: { 'aws:CurrentTime': '2026-01-01' } } }
    expect(() => allows([dated], call('GetItem', ['USER#1']))).toThrow('DateLessThan is not implemented')
  })
})

describe('permissions', () => {
  test('are each action, each resource, and each value of a condition', () => {
    expect(permissionsOf([read]).map(({ value }) => value)).toEqual([
      'dynamodb:GetItem',
      'dynamodb:Query',
      table,
      'dynamodb:LeadingKeys=USER#*',
      'dynamodb:LeadingKeys=KEYRING',
    ])
  })

  test('are unused if every call is allowed without them', () => {
    const unused = unusedPermissions([read], [call('GetItem', ['USER#1'])])
    expect(unused.map(({ value }) => value)).toEqual(['dynamodb:Query', 'dynamodb:LeadingKeys=KEYRING'])
  })

  test('that another statement grants as well are unused', () => {
    const calls = [call('GetItem', ['USER#1']), call('Query', ['KEYRING'])]
    expect(unusedPermissions([read], calls)).toEqual([])
    const wider: Statement = { Effect: 'Allow', Action: 'dynamodb:GetItem', Resource: table }
    expect(unusedPermissions([read, wider], calls).map(({ value }) => value)).toEqual([
      'dynamodb:GetItem',
      'dynamodb:LeadingKeys=USER#*',
      'dynamodb:GetItem',
      table,
    ])
  })
})
