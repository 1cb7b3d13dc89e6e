import i18next, { t } from 'i18next'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { companyEndpoint, landingEndpoint, publicLandingEndpoint } from '#shared/api/endpoint.ts'
import { ApiError } from '../../../web/api/api-error.ts'
import { call } from '../../../web/api/call.ts'
import { sessionStore } from '../../../web/api/session-store.ts'
import type { StoredSession } from '../../../web/api/stored-session.ts'
import { startI18n } from '../../../web/i18n/i18n.ts'
import { errors } from '../../../web/i18n/zh-TW/errors.ts'
import { stubBrowser } from '../browser-globals.ts'

const schemas = {
  readThing: {
    params: z.object({ id: z.string() }),
    query: z.object({ part: z.optional(z.string()) }),
    response: z.object({ name: z.string() }),
  },
  moveThing: {
    body: z.object({ to: z.string() }),
    response: z.null(),
  },
  openThing: {
    body: z.object({ to: z.string() }),
    response: z.null(),
  },
}

const readThing = landingEndpoint<typeof schemas.readThing>()({
  name: 'read-thing',
  method: 'GET',
  path: '/api/things/{id}',
  errors: ['notFound'],
})

const moveThing = companyEndpoint<typeof schemas.moveThing>()({
  name: 'move-thing',
  method: 'POST',
  path: '/transaction/things',
  errors: ['wrongState'],
  idempotent: true,
})

const openThing = publicLandingEndpoint<typeof schemas.openThing>()({
  name: 'open-thing',
  method: 'POST',
  path: '/api/open',
  errors: ['accountBlocked', 'emailUnknown'],
})

const session = (tokenExpiration: string): StoredSession => ({
  accessToken: 'token-1',
  tokenExpiration,
  user: {
    userId: 'u1',
    email: 'mei@example.com',
    mobile: null,
    isActivated: true,
    registerSource: 'small_shop_financing',
  },
})

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const answer = (body: unknown, status = 200) => fetched.mockResolvedValueOnce(Response.json(body, { status }))
const sent = () => {
  const [url, init] = fetched.mock.calls[0] ?? []
  return { url, init, headers: new Headers(init?.headers) }
}
const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('the call did not fail as it should')
  return error
}

beforeAll(() => startI18n('zh-TW'))

beforeEach(() => {
  const storage = stubBrowser()
  storage.setItem('locale', 'zh-TW')
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
  sessionStore.open(session('2999-01-01T00:00:00Z'))
})

describe('a call', () => {
  it('fills the path, the query and the headers, and returns the data', async () => {
    answer({ code: 0, message: 'success', data: { name: 'lamp' } })
    await expect(call(readThing, { params: { id: 'a/b' }, query: { part: 'x y' } })).resolves.toEqual({
      name: 'lamp',
    })
    const { url, init, headers } = sent()
    expect(url).toBe('/api/things/a%2Fb?part=x+y')
    expect(init?.method).toBe('GET')
    expect(headers.get('authorization')).toBe('Bearer token-1')
    expect(headers.get('user_login_type')).toBe('CLIENT_USER')
    expect(headers.get('accept-language')).toBe('zh-TW')
  })

  it('sends an idempotency key when it moves money', async () => {
    answer({ code: 200, msg: 'success', data: null })
    await call(moveThing, { body: { to: 'shore' } }, { idempotencyKey: 'key-1' })
    expect(sent().headers.get('idempotency-key')).toBe('key-1')
    expect(sent().init?.body).toBe('{"to":"shore"}')
  })

  it('fails with the reason, the fields and the request id of a refusal', async () => {
    answer(
      {
        code: 20008,
        message: '20008',
        data: null,
        errors: [{ field: 'body.to', rule: 'required' }],
        request_id: 'r1',
      },
      400,
    )
    const error = await failureOf(call(openThing, { body: { to: '' } }))
    expect(error).toMatchObject({
      reason: 'invalidInput',
      code: 20008,
      requestId: 'r1',
      errors: [{ field: 'body.to', rule: 'required' }],
    })
  })

  it('has loaded the texts of a refusal before it fails', async () => {
    i18next.removeResourceBundle('zh-TW', 'errors')
    answer({ code: 20018, message: '20018', data: null }, 404)
    await failureOf(call(readThing, { params: { id: '1' }, query: {} }))
    expect(t('errors:notFound')).toBe(errors.notFound)
  })

  it('maps an ambiguous code to its meaning for the call', async () => {
    answer({ code: 1, message: '1', data: null }, 409)
    expect((await failureOf(call(openThing, { body: { to: 'x' } }))).reason).toBe('emailUnknown')
  })

  it('fails with the code and message of an unknown code', async () => {
    answer({ code: 77001, message: 'The window is closed.', data: null }, 409)
    expect(await failureOf(call(openThing, { body: { to: 'x' } }))).toMatchObject({
      reason: 'unknownCode',
      code: 77001,
      carried: 'The window is closed.',
    })
  })

  it('fails with a network error without a response', async () => {
    fetched.mockRejectedValueOnce(new TypeError('failed to fetch'))
    expect((await failureOf(call(openThing, { body: { to: 'x' } }))).reason).toBe('network')
  })

  it.each([
    ['takes effect once', moveThing, true, true],
    ['may take effect twice', openThing, true, false],
    ['was made offline', openThing, false, true],
  ] as const)(
    'that %s, and has no response, says whether it may be repeated',
    async (_which, called, onLine, isRepeatable) => {
      vi.stubGlobal('navigator', { onLine })
      sessionStore.open(session('2999-01-01T00:00:00Z'))
      fetched.mockRejectedValueOnce(new TypeError('failed to fetch'))
      const calling =
        called === moveThing
          ? call(moveThing, { body: { to: 'x' } }, { idempotencyKey: 'key' })
          : call(openThing, { body: { to: 'x' } })
      expect(await failureOf(calling)).toMatchObject({ reason: 'network', isRepeatable })
    },
  )

  it('treats a non-API response as an internal error', async () => {
    fetched.mockResolvedValueOnce(new Response('<html></html>', { status: 502 }))
    expect((await failureOf(call(openThing, { body: { to: 'x' } }))).reason).toBe('internalError')
  })

  it('never sends an expired token, and remembers its user', async () => {
    sessionStore.open(session('2020-01-01T00:00:00Z'))
    expect((await failureOf(call(readThing, { params: { id: '1' }, query: {} }))).reason).toBe(
      'sessionExpired',
    )
    expect(fetched).not.toHaveBeenCalled()
    expect(sessionStore.get()).toBeNull()
  })

  it('ends the session when the server reports it as unknown', async () => {
    answer({ code: 401, message: '401', data: null }, 401)
    expect((await failureOf(call(readThing, { params: { id: '1' }, query: {} }))).reason).toBe(
      'sessionExpired',
    )
    expect(sessionStore.get()).toBeNull()
  })

  it('keeps a session that started during a call of the previous one', async () => {
    const next = { ...session('2999-01-01T00:00:00Z'), accessToken: 'token-2' }
    fetched.mockImplementation(async () => {
      sessionStore.open(next)
      return Response.json({ code: 401, message: '401', data: null }, { status: 401 })
    })
    const error = await failureOf(call(readThing, { params: { id: 'a' }, query: {} }))
    expect(error.reason).toBe('notLoggedIn')
    expect(sessionStore.get()).toEqual(next)
  })

  it('keeps the session when a public call is refused with 401', async () => {
    answer({ code: 401, message: '401', data: null }, 401)
    expect((await failureOf(call(openThing, { body: { to: 'x' } }))).reason).toBe('accountBlocked')
    expect(sessionStore.get()).not.toBeNull()
    expect(sent().headers.has('authorization')).toBe(false)
  })
})
