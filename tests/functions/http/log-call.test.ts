import { afterAll, beforeEach, expect, test } from 'vitest'
import { codeOf } from '#shared/api/errors.ts'
import { createApiEvent } from '../../support/api-event.ts'
import { createSampleApp, openSampleSession } from './create-sample-app.ts'
import { createSampleLambda, sampleEndpoints } from './sample-area.ts'

const app = await createSampleApp()
beforeEach(() => {
  app.log.length = 0
})
afterAll(() => app.close())

const callLines = () => app.log.filter(({ message }) => message === 'a call was answered')

test.each([
  ['leak', '2xx', {}],
  ['echo', '4xx', { code: codeOf('notLoggedIn'), sign: 'token' }],
  ['fail', '5xx', { code: codeOf('internalError') }],
] as const)(
  'a call of %s logs one line with the endpoint, %s and the duration',
  async (name, status, code) => {
    await app.sendRaw(sampleEndpoints[name], {})
    expect(callLines()).toEqual([
      {
        level: 'info',
        message: 'a call was answered',
        fields: {
          requestId: expect.any(String),
          endpoint: sampleEndpoints[name].name,
          status,
          ...code,
          milliseconds: 0,
        },
      },
    ])
  },
)

test('the line has the session and the error', async () => {
  const { token, sessionId, userId } = await openSampleSession(app)
  await app.sendRaw(sampleEndpoints.look, { query: { next: 'refuse' } }, { token })
  expect(callLines()).toMatchObject([
    { fields: { status: '4xx', code: codeOf('notFound'), sign: 'id', userId, sessionId } },
  ])
})

test('the line’s time is the clock’s', async () => {
  const { table } = app.deps
  const instants = ['2026-11-02T01:00:00.000Z', '2026-11-02T01:00:00.042Z']
  let reads = 0
  const clock = () => new Date(instants[Math.min(reads++, 1)] ?? '')
  const lambda = createSampleLambda({ ...app.deps, table, clock })
  await lambda(createApiEvent(sampleEndpoints.leak, {}))
  expect(callLines()).toMatchObject([{ fields: { milliseconds: 42 } }])
})

test('all unknown routes are logged as one', async () => {
  const event = createApiEvent({ ...sampleEndpoints.leak, path: '/sample/secret-in-the-path' }, {})
  await createSampleLambda(app.deps)(event)
  expect(callLines()).toMatchObject([{ fields: { endpoint: 'unknown', status: '4xx' } }])
  expect(JSON.stringify(app.log)).not.toContain('secret-in-the-path')
})
