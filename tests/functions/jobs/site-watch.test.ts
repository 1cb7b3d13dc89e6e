import { expect, test } from 'vitest'
import { sessionEndpoints } from '#shared/account/session.endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { successCode } from '#shared/api/envelope.ts'
import { watchSite } from '../../../functions/jobs/site-watch.ts'
import { type Config, canaryPasswordContext } from '../../../functions/runtime/config.ts'
import type { Deps } from '../../../functions/runtime/deps.ts'

/** Decrypts a value only with the encryption context for which it was encrypted. */
const seal = {
  open: async (sealed: string, context: string) => {
    if (!sealed.startsWith(`${context}:`)) throw new Error('sealed for something else')
    return sealed.slice(context.length + 1)
  },
}

const siteUrl = 'https://site.example'

const healthy: Record<string, [number, string]> = {
  '/financing/': [200, '<h1>Financing</h1>'],
  '/config.json': [200, '{"brandName":{"en":"Brightquay","zh":"明岸"}}'],
  '/auth/upUser/ip': [200, '{"code":200,"msg":"success","data":{"ip":"203.0.113.7"}}'],
}

const answerOf = ({ envelope }: Pick<Endpoint, 'envelope'>, data: unknown): [number, string] => [
  200,
  JSON.stringify({ code: successCode[envelope], data }),
]

const login: Record<string, [number, string]> = {
  [sessionEndpoints.login.path]: answerOf(sessionEndpoints.login, { token: 'canary-token' }),
  [sessionEndpoints.logout.path]: answerOf(sessionEndpoints.logout, null),
}

const watch = async (
  changed: Record<string, [number, string]> = {},
  {
    siteIsWatched = true,
    canary,
    at = '2026-11-02T01:02:00.000Z',
  }: { siteIsWatched?: boolean; canary?: Config['canary']; at?: string } = {},
) => {
  const requested: string[] = []
  const messages: string[] = []
  const sent: string[] = []
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    const path = String(url).slice(siteUrl.length)
    requested.push(path)
    if (init.body) sent.push(String(init.body))
    const { authorization } = (init.headers ?? {}) as Record<string, string>
    if (authorization) sent.push(authorization)
    const [status, body] = { ...healthy, ...changed }[path] ?? [404, '']
    return new Response(body, { status })
  }
  const result = await watchSite({
    config: { siteUrl, siteIsWatched, canary },
    clock: () => new Date(at),
    seal,
    fetch,
    log: (_level: string, message: string) => messages.push(message),
  } as unknown as Deps).catch((error: Error) => error.message)
  return { result, requested: requested.toSorted(), messages, sent }
}

test('a healthy site passes, as a visitor requests it', async () => {
  expect(await watch()).toEqual({
    result: { configured: true },
    requested: Object.keys(healthy).toSorted(),
    messages: ['the site was watched'],
    sent: [],
  })
})

test('each failure is named in one error, and nothing is logged as watched', async () => {
  const { result, messages } = await watch({
    '/financing/': [200, '<Error/>'],
    '/config.json': [503, ''],
    '/auth/upUser/ip': [403, '{"code":403,"msg":"Forbidden"}'],
  })
  expect(result).toMatch(
    /^the site fails: landing page: the landing page has no heading; configuration: the configuration responds with 503 instead of 200; API: get-caller-ip was refused under status 403$/,
  )
  expect(messages).toEqual([])
})

test('a portal on one machine requests nothing', async () => {
  expect(await watch({}, { siteIsWatched: false })).toMatchObject({
    result: { configured: false },
    requested: [],
    messages: [],
  })
})

test('the login is checked four times a day, with an account that is there for it', async () => {
  const canary = {
    email: 'canary@brightquay.example',
    sealedPassword: `${canaryPasswordContext}:Quay-4711`,
  }
  const at = '2026-11-02T06:02:00.000Z'
  expect(await watch(login, { canary, at })).toMatchObject({
    result: { configured: true },
    requested: [...Object.keys(healthy), ...Object.keys(login)].toSorted(),
    sent: ['{"email":"canary@brightquay.example","password":"Quay-4711"}', 'Bearer canary-token'],
  })
  expect((await watch(login, { canary, at: '2026-11-02T06:17:00.000Z' })).sent).toEqual([])
  expect((await watch(login, { canary })).sent).toEqual([])
  const refused = {
    ...login,
    '/api/login': [400, '{"code":400,"msg":"400","data":null}'] as [number, string],
  }
  const { result } = await watch(refused, { canary, at })
  expect(result).toBe('the site fails: login: login was refused with 400 under status 400')
})
