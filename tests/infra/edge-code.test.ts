import { expect, test } from 'vitest'
import { originKeyEntry } from '#shared/site/origin-proof.ts'
import { bundleEdgeFunction } from '../../infra/edge/bundle-edge-function.ts'
import { loadEdgeFunction } from '../support/edge-function.ts'

const code = bundleEdgeFunction('route-to-app')
const handler = loadEdgeFunction<(event: object) => object>('route-to-app')

const told = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))

const uriFor = (
  uri: string,
  cookies: Record<string, string> = {},
  query: Record<string, string> = {},
): unknown =>
  (handler({ request: { uri, cookies: told(cookies), querystring: told(query) } }) as { uri?: string }).uri

test('is a single script within CloudFront’s size limit', () => {
  expect(code).not.toMatch(/^(?:import|export)\b/m)
  expect(code.length).toBeLessThan(10_000)
})

test.each(['/', '/financing'])('redirects %s to the app', (uri) => {
  expect(handler({ request: { uri, cookies: {} } })).toMatchObject({
    statusCode: 302,
    headers: { location: { value: '/financing/' } },
  })
})

test('serves a page for a path of the app, and files as they are', () => {
  expect(uriFor('/financing/credit/hook', { locale: 'en' })).toBe('/financing/pages/en/credit/hook.html')
  expect(uriFor('/financing/')).toBe('/financing/pages/zh-CN/index.html')
  expect(uriFor('/financing/', { locale: 'en' }, { lang: 'zh-TW' })).toBe('/financing/pages/zh-TW/index.html')
  expect(uriFor('/financing/', { locale: 'en' }, { lang: 'fr' })).toBe('/financing/pages/en/index.html')
  expect(uriFor('/financing/credit/hook/home')).toBe('/financing/index.html')
  expect(uriFor('/financing/credit/hook', { 'logged-in': '1' })).toBe('/financing/index.html')
  const secure = { '__Secure-locale': 'en', locale: 'zh-TW', '__Secure-logged-in': '1' }
  expect(uriFor('/financing/credit/hook/home', secure)).toBe('/financing/pages/en/home.html')
  expect(uriFor('/financing/assets/base-1a.js')).toBe('/financing/assets/base-1a.js')
  expect(uriFor('/config.json')).toBe('/config.json')
  expect(uriFor('/robots.txt')).toBe('/robots.txt')
})

test('serves the console’s page for every path that is not a file', () => {
  const console = loadEdgeFunction<(event: object) => object>('route-to-console')
  const led = (uri: string) => (console({ request: { uri } }) as { uri: string }).uri
  expect(led('/')).toBe('/index.html')
  expect(led('/companies/6f0f')).toBe('/index.html')
  expect(led('/assets/main-1a.js')).toBe('/assets/main-1a.js')
})

test.each([
  ['/user/forgot/', '/user/forgot'],
  ['/user/forgot', '/user/forgot'],
  ['/', '/'],
])('rewrites a call of %s to the route %s', async (uri, route) => {
  const toRoute = loadEdgeFunction<(event: object) => Promise<{ uri: string }>>('to-route', {
    store: { [originKeyEntry]: '2027-01-28.key' },
  })
  const event = { request: { uri, headers: {} }, viewer: { ip: '203.0.113.9' } }
  expect((await toRoute(event)).uri).toBe(route)
})
