import { describe, expect, test } from 'vitest'
import { allEndpoints } from '#shared/api/all-endpoints.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { messageKey } from '#shared/api/envelope.ts'
import { codeOf } from '#shared/api/errors.ts'
import { largeBodyRefusal } from '#shared/api/large-body.ts'
import { maximumPostedSize } from '#shared/files/file-types.ts'
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

const asValues = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))

const uriFor = (
  uri: string,
  cookies: Record<string, string> = {},
  query: Record<string, string> = {},
): unknown =>
  (
    handler({ request: { uri, cookies: asValues(cookies), querystring: asValues(query) } }) as {
      uri?: string
    }
  ).uri

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

const megabyte = 1024 * 1024
const sendBody = (uri: string, length: number, headers: Readonly<Record<string, string>>) => {
  const toRoute = loadEdgeFunction<(event: object) => Promise<{ uri?: string; body?: { data: string } }>>(
    'to-route',
    { store: { [originKeyEntry]: '2027-01-28.key' } },
  )
  const all = Object.entries({ ...headers, 'content-length': String(length) })
  return toRoute({
    request: { uri, headers: Object.fromEntries(all.map(([name, value]) => [name, { value }])) },
    viewer: { ip: '203.0.113.9' },
  })
}

describe('a body that is larger than the API takes', () => {
  const upload = '/thirdparty/file/storage/uploadWithMultipartFile'

  test.each([
    [upload, 5 * megabyte, { 'content-type': 'multipart/form-data; boundary=x' }, 'msg', /一次最多发送 4 MB/],
    [
      upload,
      5 * megabyte,
      { 'content-type': 'multipart/form-data', 'accept-language': 'en-GB' },
      'msg',
      /at most 4 MB/,
    ],
    ['/api/user', 7 * megabyte, { 'content-type': 'application/json' }, 'message', /4 MB/],
  ])('is refused in the envelope of %s', async (uri, length, headers, key, sentence) => {
    const response = await sendBody(uri, length, headers)
    expect(response).toMatchObject({
      statusCode: 400,
      headers: { 'content-type': { value: 'application/json' } },
    })
    expect(JSON.parse(response.body?.data ?? '')).toEqual({
      code: codeOf('invalidInput'),
      [key]: expect.stringMatching(sentence) as string,
      data: null,
      errors: [{ field: 'body', rule: 'fileTooLargeToPost' }],
    })
  })

  test('is the only one refused', async () => {
    const part = { 'content-type': 'multipart/form-data; boundary=x' }
    expect(await sendBody(upload, maximumPostedSize + 2000, part)).toMatchObject({ uri: upload })
    expect(await sendBody('/api/user', 5 * megabyte, { 'content-type': 'application/json' })).toMatchObject({
      uri: '/api/user',
    })
  })

  test('has the envelope that the call is declared with', () => {
    const endpoints: Endpoint[] = Object.values(allEndpoints).flatMap((area) => Object.values(area))
    const differing = endpoints.filter(
      ({ path, envelope }) => !(messageKey[envelope] in largeBodyRefusal(path, 'en')),
    )
    expect(differing.map(({ path }) => path)).toEqual([])
  })
})
