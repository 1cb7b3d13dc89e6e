import { expect, test } from 'vitest'
import { originKeyEntry } from '#shared/site/origin-proof.ts'
import { bundleEdgeFunction } from '../../infra/edge/bundle-edge-function.ts'
import { loadEdgeFunction } from '../support/edge-function.ts'

const siteFiles = [
  '/financing/index.html',
  '/financing/favicon.svg',
  '/config.json',
  ...['zh-CN', 'zh-TW', 'en'].flatMap((locale) =>
    ['index', 'home', 'credit/hook'].map((page) => `/financing/pages/${locale}/${page}.html`),
  ),
]
const code = bundleEdgeFunction('route-to-app', siteFiles)
const handler = loadEdgeFunction<(event: object) => object>('route-to-app', { siteFiles })

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
  expect(uriFor('/financing/favicon.svg')).toBe('/financing/favicon.svg')
  expect(uriFor('/config.json')).toBe('/config.json')
})

test.each(['/financing/gone.png', '/financing/sign/a.b', '/wp-login.php', '/elsewhere'])(
  'responds to %s, which the site does not have, with a page and 404',
  (uri) => {
    expect(handler({ request: { uri, cookies: {} } })).toMatchObject({
      statusCode: 404,
      headers: { 'content-type': { value: 'text/html; charset=utf-8' } },
      body: { data: expect.stringContaining('没有这个文件') as string },
    })
  },
)

test('serves the console’s page for every path that is not a file', () => {
  const console = loadEdgeFunction<(event: object) => object>('route-to-console', {
    siteFiles: ['/index.html', '/console.json'],
  })
  const led = (uri: string) => (console({ request: { uri } }) as { uri: string }).uri
  expect(led('/')).toBe('/index.html')
  expect(led('/companies/6f0f')).toBe('/index.html')
  expect(led('/console.json')).toBe('/console.json')
  expect(console({ request: { uri: '/gone.js' } })).toMatchObject({ statusCode: 404 })
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
