import { expect, test, vi } from 'vitest'
import { environments } from '../../infra/environments.ts'
import { applicationOf, resourcesOf } from './synthesise.ts'

// The schemas take seconds to load, and are held against the whole app elsewhere.
vi.stubEnv('CDK_VALIDATION', 'false')
vi.setConfig({ testTimeout: 60_000 })

/** By their names in the template, the keys of KMS that those follow from which each Lambda with routes believes. */
const takenIn = (originSecretVersion: number): string[][] =>
  resourcesOf(applicationOf({ ...environments.production, originSecretVersion }), 'AWS::Lambda::Function')
    .map(({ Properties }) => JSON.stringify(Properties.Environment?.Variables?.ORIGIN_KEY_IDS ?? ''))
    .map((taken) => [...taken.matchAll(/OriginKey\d(?=[\dA-F]{8})/g)].map(([name]) => name))
    .filter(({ length }) => length > 0)

test('a new key of KMS for the distribution is taken beside the one before, until the distribution has one by it', () => {
  expect(new Set(takenIn(1).flat())).toEqual(new Set(['OriginKey1']))
  const taken = takenIn(7)
  expect(taken.length).toBeGreaterThan(5)
  for (const each of taken) expect(each).toEqual(['OriginKey7', 'OriginKey6'])
})
