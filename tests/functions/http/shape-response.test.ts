import { afterAll, beforeEach, expect, test } from 'vitest'
import { errorTexts as english } from '#shared/api/error-texts/en.ts'
import { errorTexts } from '#shared/api/error-texts/zh-CN.ts'
import { errorTexts as traditional } from '#shared/api/error-texts/zh-TW.ts'
import { createApiEvent } from '../../support/api-event.ts'
import { createSampleApp } from './create-sample-app.ts'
import { createSampleLambda, sampleEndpoints } from './sample-area.ts'

const app = await createSampleApp()
beforeEach(() => {
  app.log.length = 0
})
afterAll(() => app.close())

test('an undeclared field is never returned, however deep', async () => {
  const answer = await app.send(sampleEndpoints.leak, {})
  expect(JSON.parse(answer.body)).toEqual({
    code: 0,
    message: 'success',
    data: { shown: 'yes', inner: [{ shown: 'yes' }] },
  })
})

test('an unexpected error returns only its request id', async () => {
  const event = createApiEvent(sampleEndpoints.fail, {})
  const { requestId } = event.requestContext
  const result = await createSampleLambda(app.deps)(event)
  expect(result.statusCode).toBe(500)
  expect(JSON.parse(result.body ?? '')).toEqual({
    code: 500,
    msg: errorTexts.internalError,
    data: null,
    request_id: requestId,
  })
  expect(app.log.filter(({ level }) => level === 'error')).toEqual([
    {
      level: 'error',
      message: 'a call failed',
      fields: {
        requestId,
        endpoint: 'fail',
        error: 'TypeError',
        stack: expect.stringContaining('sample-area.ts'),
      },
    },
  ])
  expect(JSON.stringify(app.log)).not.toContain('connection string')
})

test('an undeclared response is an internal error, and is not returned', async () => {
  const answer = await app.send(sampleEndpoints.misanswer, {})
  expect(JSON.parse(answer.body)).toEqual({
    code: 500,
    message: errorTexts.internalError,
    data: null,
    request_id: expect.any(String),
  })
})

test('an unknown route is 404', async () => {
  const event = createApiEvent({ ...sampleEndpoints.leak, path: '/sample/unheard-of' }, {})
  const result = await createSampleLambda(app.deps)(event)
  expect(result.statusCode).toBe(404)
  expect(result.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(JSON.parse(result.body ?? '')).toMatchObject({ code: 404, data: null })
})

test.each([
  ['en-GB,en;q=0.9', english.internalError],
  ['zh-HK', traditional.internalError],
  ['fr', errorTexts.internalError],
])('the message of a refusal is in the language of the caller who accepts %s', async (accepted, sentence) => {
  const event = createApiEvent(sampleEndpoints.fail, { headers: { 'accept-language': accepted } })
  const result = await createSampleLambda(app.deps)(event)
  expect(JSON.parse(result.body ?? '')).toMatchObject({ code: 500, msg: sentence })
})
