import { afterAll, expect, test } from 'vitest'
import { errorTexts } from '#shared/api/error-texts/zh-CN.ts'
import { createSampleApp, openSampleSession } from './create-sample-app.ts'
import { sampleEndpoints } from './sample-area.ts'

const app = await createSampleApp()
const { token } = await openSampleSession(app)
afterAll(() => app.close())

const echo = (body: string, params = { id: '1' }, query = {}) =>
  app.sendRaw(sampleEndpoints.echo, { params, query, body }, { token })

test('input arrives trimmed', async () => {
  expect((await echo('{"name": "  Lin ", "people": []}')).data).toMatchObject({ name: 'Lin' })
})

test.each(['{', '{"name": }', 'null null', "{'name': 'Lin'}", 'undefined'])(
  'malformed JSON: %s',
  async (body) => {
    const answer = await echo(body)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.body)).toEqual({ code: 20011, msg: errorTexts.malformedJson, data: null })
  },
)

test.each(['[]', '"text"', '7', 'null'])('JSON other than an object: %s', async (body) => {
  const answer = await echo(body)
  expect([answer.status, answer.code]).toEqual([400, 20008])
})

test('every wrong field is reported at once, in every part of the request', async () => {
  const answer = await echo(
    '{"name": "much too long a name", "people": [{"age": 3}, {"age": "x"}, {}]}',
    { id: 'x' },
    { page: 'y' },
  )
  expect([answer.status, answer.code]).toEqual([400, 20008])
  expect(answer.errors).toEqual([
    { field: 'params.id', rule: 'invalid' },
    { field: 'query.page', rule: 'invalid' },
    { field: 'body.name', rule: 'tooLong' },
    { field: 'body.people.1.age', rule: 'invalid' },
    { field: 'body.people.2.age', rule: 'required' },
  ])
})

test('a missing body is a body without fields', async () => {
  const answer = await app.sendRaw(sampleEndpoints.echo, { params: { id: '1' } }, { token })
  expect(answer.errors).toEqual([
    { field: 'body.name', rule: 'required' },
    { field: 'body.people', rule: 'required' },
  ])
})

test('names in Object.prototype are ordinary names', async () => {
  const answer = await echo('{"name": "Lin", "people": [], "__proto__": {"admin": true}, "constructor": 1}')
  expect(answer.status).toBe(200)
  expect(({} as { admin?: boolean }).admin).toBeUndefined()
})

test('a declared error is returned with its status in the endpoint’s envelope', async () => {
  const answer = await echo('{"name": "Lin", "people": []}', { id: '404' })
  expect(answer.status).toBe(404)
  expect(JSON.parse(answer.body)).toEqual({ code: 20018, msg: errorTexts.notFound, data: null })
})

test('a rate limit has a retry time', async () => {
  const answer = await app.send(sampleEndpoints.slowDown, {})
  expect(answer.status).toBe(429)
  expect(answer.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' })
})

test.each(['"\\ud800"', '"\\u0000"', '{"deep": ["\\udc00x"]}'])(
  'text that cannot be stored is malformed in every part of the request: %s',
  async (text) => {
    const answer = await echo(`{"name": "Lin", "people": [], "more": ${text}}`)
    expect([answer.status, answer.code]).toEqual([400, 20011])
  },
)

test('characters beyond the basic plane are ordinary text', async () => {
  expect((await echo('{"name": "𠮷野 🏮", "people": []}')).data).toMatchObject({ name: '𠮷野 🏮' })
})

test('excessive nesting is malformed', async () => {
  const answer = await echo(`{"name": "Lin", "people": ${'['.repeat(60_000)}${']'.repeat(60_000)}}`)
  expect([answer.status, [20008, 20011].includes(answer.code)]).toEqual([400, true])
})

test('a body larger than any form is refused before parsing', async () => {
  const answer = await echo(`{"name": "Lin", "people": [], "more": "${'x'.repeat(256 * 1024)}"}`)
  expect([answer.status, answer.code]).toEqual([400, 20008])
  expect(answer.errors).toEqual([{ field: 'body', rule: 'tooLong' }])
})

test('of thousands of wrong entries, a hundred are reported', async () => {
  const answer = await echo(
    JSON.stringify({ name: 'Lin', people: Array.from({ length: 40_000 }, () => null) }),
  )
  expect(answer.code).toBe(20008)
  expect(answer.errors).toHaveLength(100)
})
