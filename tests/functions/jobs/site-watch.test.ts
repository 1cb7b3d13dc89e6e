import { expect, test } from 'vitest'
import { watchSite } from '../../../functions/jobs/site-watch.ts'
import type { Deps } from '../../../functions/runtime/deps.ts'

const siteUrl = 'https://site.example'

const healthy: Record<string, [number, string]> = {
  '/financing/': [200, '<h1>Financing</h1>'],
  '/config.json': [200, '{"brandName":{"en":"Brightquay","zh":"明岸"}}'],
  '/auth/upUser/ip': [200, '{"code":200,"msg":"success","data":{"ip":"203.0.113.7"}}'],
}

const watch = async (changed: Record<string, [number, string]> = {}, siteIsWatched = true) => {
  const requested: string[] = []
  const messages: string[] = []
  const fetch = async (url: string | URL | Request) => {
    const path = String(url).slice(siteUrl.length)
    requested.push(path)
    const [status, body] = { ...healthy, ...changed }[path] ?? [404, '']
    return new Response(body, { status })
  }
  const result = await watchSite({
    config: { siteUrl, siteIsWatched },
    fetch,
    log: (_level: string, message: string) => messages.push(message),
  } as unknown as Deps).catch((error: Error) => error.message)
  return { result, requested: requested.toSorted(), messages }
}

test('a healthy site passes, as a visitor requests it', async () => {
  expect(await watch()).toEqual({
    result: { configured: true },
    requested: Object.keys(healthy).toSorted(),
    messages: ['the site was watched'],
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
  expect(await watch({}, false)).toEqual({ result: { configured: false }, requested: [], messages: [] })
})
