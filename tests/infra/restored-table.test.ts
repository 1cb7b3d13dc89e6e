import { expect, test } from 'vitest'
import { type Environment, environments } from '../../infra/environments.ts'
import { applicationOf, resourcesOf } from './synthesise.ts'

test('a restored table replaces the environment’s own everywhere', () => {
  const environment: Environment = {
    ...environments.production,
    restoredTable: { name: 'restored', streamLabel: '2026-11-02T01:00:00.000' },
  }
  const template = applicationOf(environment)
  const [mapping] = resourcesOf(template, 'AWS::Lambda::EventSourceMapping')
  expect(JSON.stringify(mapping?.Properties.EventSourceArn)).toContain(
    'table/restored/stream/2026-11-02T01:00:00.000',
  )
  const names = resourcesOf(template, 'AWS::Lambda::Function').flatMap(({ Properties }) => {
    const name = Properties.Environment?.Variables?.TABLE_NAME
    return name === undefined ? [] : [name]
  })
  expect(new Set(names)).toEqual(new Set(['restored']))
  const everything = JSON.stringify(template.toJSON())
  expect(everything).toContain(':table/restored')
  expect(everything).not.toContain('DataTable')
})
