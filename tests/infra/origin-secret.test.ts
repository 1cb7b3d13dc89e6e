import { expect, test } from 'vitest'
import { environments } from '../../infra/environments.ts'
import { applicationOf, resourcesOf } from './synthesise.ts'

/** The KMS keys, by logical id, whose derived origin keys each Lambda with routes accepts. */
const takenIn = (originSecretVersion: number): string[][] =>
  resourcesOf(applicationOf({ ...environments.production, originSecretVersion }), 'AWS::Lambda::Function')
    .map(({ Properties }) => JSON.stringify(Properties.Environment?.Variables?.ORIGIN_KEY_IDS ?? ''))
    .map((taken) => [...taken.matchAll(/OriginKey\d(?=[\dA-F]{8})/g)].map(([name]) => name))
    .filter(({ length }) => length > 0)

test('a new origin key is accepted along with the previous one during its rollout', () => {
  expect(new Set(takenIn(1).flat())).toEqual(new Set(['OriginKey1']))
  const taken = takenIn(7)
  expect(taken.length).toBeGreaterThan(5)
  for (const each of taken) expect(each).toEqual(['OriginKey7', 'OriginKey6'])
})
