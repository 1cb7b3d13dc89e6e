import { afterAll, describe, expect, test } from 'vitest'
import { errorTexts } from '#shared/api/error-texts/zh-CN.ts'
import { removeSession } from '../../../functions/data/sessions.ts'
import { put, type Table } from '../../../functions/data/table.ts'
import { createApiEvent } from '../../support/api-event.ts'
import { createSampleApp, openSampleSession } from './create-sample-app.ts'
import { createSampleLambda, sampleEndpoints, sampleLookItem } from './sample-area.ts'

const app = await createSampleApp()
afterAll(() => app.close())

type Query = Record<string, string>

const look = async (token: string, query: Query = {}) => {
  const { status, body } = await app.sendRaw(sampleEndpoints.look, { query }, { token })
  return { status, body: JSON.parse(body) as unknown }
}

const notLoggedIn = { status: 401, body: { code: 401, msg: errorTexts.notLoggedIn, data: null } }

const itemsOf = async (companyId: string) =>
  (await app.everyItem()).filter(({ pk, sk }) => pk === `COMPANY#${companyId}` && sk === 'LOOK')

test('a live session reads its own company’s data', async () => {
  const { token, companyId } = await openSampleSession(app)
  await app.deps.table.transact({ look: put(app.deps.table, { ...sampleLookItem(companyId), seen: 'ours' }) })
  expect(await look(token)).toEqual({
    status: 200,
    body: { code: 200, msg: 'success', data: { company: companyId, line: null, seen: 'ours' } },
  })
})

describe('an ended session gets no other error', () => {
  test.each<[string, Query]>([
    ['where there is something to read', {}],
    ['where it would be refused', { next: 'refuse' }],
    ['where the input is wrong', { next: 'something' }],
    ['where reading fails', { next: 'fail' }],
    ['where it would write', { next: 'write' }],
  ])('%s', async (_name, query) => {
    const { token, ...session } = await openSampleSession(app)
    await app.deps.table.transact({ session: removeSession(app.deps.table, session) })
    expect(await look(token, query)).toEqual(notLoggedIn)
    expect(await itemsOf(session.companyId)).toEqual([])
  })
})

test('an endpoint declared as reading cannot write', async () => {
  const { token, companyId } = await openSampleSession(app)
  expect((await look(token, { next: 'write' })).status).toBe(500)
  expect(await itemsOf(companyId)).toEqual([])
})

/** Calls `look` with some methods of the table replaced. */
const lookOver = async (token: string, change: (table: Table) => Partial<Table>) => {
  const { table } = app.deps
  const lambda = createSampleLambda({ ...app.deps, table: { ...table, ...change(table) } })
  return lambda(createApiEvent(sampleEndpoints.look, { headers: { authorization: `Bearer ${token}` } }))
}

const isSession = (sk: string) => sk.startsWith('SESSION#')

test('a failed session look-up is an internal error, whatever was read', async () => {
  const { token } = await openSampleSession(app)
  const answer = await lookOver(token, (table) => ({
    get: (key, options) =>
      isSession(key.sk) ? Promise.reject(new Error('the table is away')) : table.get(key, options),
  }))
  expect(answer.statusCode).toBe(500)
})

test('reading starts before the session is found, and the response follows it', async () => {
  const { token } = await openSampleSession(app)
  const order: string[] = []
  const itemRead = Promise.withResolvers<void>()
  const answer = await lookOver(token, (table) => ({
    async get(key, options) {
      order.push(`asks for ${isSession(key.sk) ? 'the session' : 'the item'}`)
      if (isSession(key.sk)) await itemRead.promise
      else itemRead.resolve()
      const found = await table.get<never>(key, options)
      order.push('has an answer')
      return found
    },
  }))
  expect(answer.statusCode).toBe(200)
  expect(order).toEqual(['asks for the session', 'asks for the item', 'has an answer', 'has an answer'])
})
