import { afterAll, beforeAll, expect, test } from 'vitest'
import { distinctWrites } from '../../../functions/data/distinct-writes.ts'
import { put } from '../../../functions/data/table.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const write = (sk: string) => put(app.deps.table, { pk: 'P', sk, type: 'note' })

test('writes from several sources are joined, and absent ones are left out', () => {
  const [posting, event] = [write('posting'), write('event')]
  expect(distinctWrites({ receipt: posting, packet: undefined }, { event })).toEqual({
    receipt: posting,
    event,
  })
  expect(distinctWrites({ receipt: undefined }, { receipt: posting })).toEqual({ receipt: posting })
})

test('a second write of the same name is refused, instead of taking the place of the first', () => {
  expect(() => distinctWrites({ receipt: write('posting') }, { receipt: write('event') })).toThrow(
    'two writes of a transaction are named receipt',
  )
})
