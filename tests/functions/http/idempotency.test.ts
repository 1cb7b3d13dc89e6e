import { afterAll, describe, expect, test } from 'vitest'
import { createSampleApp, openSampleSession } from './create-sample-app.ts'
import { movesOf, sampleEndpoints } from './sample-area.ts'

const app = await createSampleApp()
const { token } = await openSampleSession(app)
afterAll(() => app.close())

const move = (key: string, amount = '5.00', bearer = token) =>
  app.send(sampleEndpoints.move, { body: { amount } }, { token: bearer, headers: { 'idempotency-key': key } })

const moves = async () => movesOf(await app.everyItem()).length

test('a repeated key returns the same response and moves money once', async () => {
  const before = await moves()
  const first = await move('key-of-one-move')
  const second = await move('key-of-one-move')
  expect(first.status).toBe(200)
  expect(second.body).toBe(first.body)
  expect(Object.keys(second.data)).toEqual(['moved', 'id'])
  expect(await moves()).toBe(before + 1)
})

test('a key in many concurrent calls returns the same response and moves money once', async () => {
  const before = await moves()
  const answers = await Promise.all(Array.from({ length: 6 }, () => move('key-in-parallel')))
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  expect(await moves()).toBe(before + 1)
})

test('a key with another body is refused with 20010', async () => {
  await move('key-of-two-bodies')
  const before = await moves()
  const answer = await move('key-of-two-bodies', '6.00')
  expect([answer.status, answer.code]).toEqual([409, 20010])
  expect(await moves()).toBe(before)
})

const overtaken = (body: { isAnswered: boolean; fails: boolean }) =>
  app.send(sampleEndpoints.overtaken, { body }, { token })

describe('a call overtaken by another one with its key', () => {
  test('returns the same response instead of a conflict', async () => {
    expect(await overtaken({ isAnswered: true, fails: false })).toMatchObject({
      status: 200,
      data: { by: 'another call' },
    })
  })

  test('is refused if the key has no stored response', async () => {
    expect(await overtaken({ isAnswered: false, fails: false })).toMatchObject({ status: 409, code: 20009 })
  })

  test.each([true, false])('returns 500 in its envelope if the look-up fails (%s)', async (fails) => {
    const { table } = app.deps
    let lookUps = 0
    app.deps.table = {
      ...table,
      async get(key, options) {
        if (key.sk.startsWith('IDEMPOTENCY#') && ++lookUps === 2) throw new Error('the table is away')
        return table.get(key, options)
      },
    }
    const answer = await overtaken({ isAnswered: true, fails })
    app.deps.table = table
    expect([answer.status, answer.code, answer.data]).toEqual([500, 500, null])
    expect(app.log.findLast(({ level }) => level === 'error')).toMatchObject({
      message: 'a call failed',
      fields: { reason: 'the table is away' },
    })
  })
})

const forget = (how: 'forgets' | 'answers other data' | 'says unchanged' | 'unchanged') =>
  app.send(sampleEndpoints.forget, { body: { how } }, { token })

describe('a handler that succeeds', () => {
  test.each(['forgets', 'answers other data', 'says unchanged'] as const)(
    'without storing its response fails: %s',
    async (how) => {
      expect(await forget(how)).toMatchObject({ status: 500, code: 500 })
      expect(app.log.findLast(({ level }) => level === 'error')).toMatchObject({ message: 'a call failed' })
    },
  )

  test('without any work to do need not store one', async () => {
    expect(await forget('unchanged')).toMatchObject({ status: 200, code: 200 })
  })
})

test('another company may use the same key', async () => {
  const other = await openSampleSession(app)
  const [mine, theirs] = [await move('key-of-both'), await move('key-of-both', '5.00', other.token)]
  expect(theirs.status).toBe(200)
  expect(theirs.data.id).not.toBe(mine.data.id)
})

test.each([
  ['required', undefined],
  ['invalid', 'short'],
  ['invalid', 'with spaces in it'],
  ['invalid', 'x'.repeat(65)],
])('without a valid key the call is refused: %s', async (rule, key) => {
  const answer = await app.sendRaw(
    sampleEndpoints.move,
    { body: '{"amount": "5.00"}', ...(key ? { headers: { 'idempotency-key': key } } : {}) },
    { token },
  )
  expect([answer.status, answer.code]).toEqual([400, 20008])
  expect(answer.errors).toEqual([{ field: 'headers.idempotency-key', rule }])
})
