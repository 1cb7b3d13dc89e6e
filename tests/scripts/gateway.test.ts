import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Front, openFront } from '../../scripts/local/front.ts'
import { createGateway, type GatewayLambda } from '../../scripts/local/gateway.ts'

const megabyte = 1024 * 1024

let front: Front
let events: APIGatewayProxyEventV2[]
let answer: GatewayLambda

const route = (method: string, path: string) => ({
  method,
  path,
  target: (event: APIGatewayProxyEventV2) => {
    events.push(event)
    return answer(event)
  },
})

beforeAll(async () => {
  front = await openFront(0)
  front.serve(
    createGateway(
      [route('POST', '/api/shops/{id}'), route('GET', '/api/shops/{id}'), route('GET', '/api/shops/list')],
      () => new Date('2026-11-06T08:15:30Z'),
    ),
  )
})
beforeEach(() => {
  events = []
  answer = () => Promise.resolve({ statusCode: 200, body: '{}' })
})
afterAll(() => front.close())

const call = (path: string, init?: RequestInit) => fetch(`${front.url}${path}`, init)

test('passes on an event in payload format 2.0', async () => {
  await call('/api/shops/a%2Fb?tag=x&tag=y%20z&empty=', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Custom': 'One',
      Cookie: 'a=1; b=2',
      'User-Agent': 'test',
    },
    body: '{"name":"店"}',
  })
  expect(events).toEqual([
    expect.objectContaining({
      version: '2.0',
      routeKey: 'POST /api/shops/{id}',
      rawPath: '/api/shops/a%2Fb',
      rawQueryString: 'tag=x&tag=y%20z&empty=',
      cookies: ['a=1', 'b=2'],
      pathParameters: { id: 'a/b' },
      queryStringParameters: { tag: 'x,y z', empty: '' },
      body: '{"name":"店"}',
      isBase64Encoded: false,
    }),
  ])
  const [event] = events
  expect(event?.headers).toMatchObject({ 'x-custom': 'One', 'content-type': 'application/json' })
  expect(event?.headers).not.toHaveProperty('cookie')
  expect(event?.requestContext).toMatchObject({
    http: { method: 'POST', path: '/api/shops/a%2Fb', sourceIp: '127.0.0.1', userAgent: 'test' },
    time: '06/Nov/2026:08:15:30 +0000',
    timeEpoch: Date.parse('2026-11-06T08:15:30Z'),
  })
})

test('passes on binary bodies in base64', async () => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array([0, 255])]))
  await call('/api/shops/1', { method: 'POST', body: form })
  expect(events[0]?.isBase64Encoded).toBe(true)
  expect(Buffer.from(events[0]?.body ?? '', 'base64').includes(Buffer.from([0, 255]))).toBe(true)
})

test('prefers a literal segment to a parameter', async () => {
  await call('/api/shops/list')
  await call('/api/shops/other')
  expect(events.map(({ routeKey }) => routeKey)).toEqual(['GET /api/shops/list', 'GET /api/shops/{id}'])
})

test('ignores a trailing slash, as the distribution does', async () => {
  expect((await call('/api/shops/list/')).status).toBe(200)
  expect(events).toMatchObject([{ routeKey: 'GET /api/shops/list', rawPath: '/api/shops/list' }])
})

test('writes status, headers, cookies and binary bodies', async () => {
  answer = () =>
    Promise.resolve({
      statusCode: 201,
      headers: { 'content-type': 'application/pdf', 'x-number': 7 },
      cookies: ['a=1; Path=/', 'b=2'],
      body: Buffer.from([1, 2, 255]).toString('base64'),
      isBase64Encoded: true,
    })
  const response = await call('/api/shops/1')
  expect(response.status).toBe(201)
  expect(response.headers.get('x-number')).toBe('7')
  expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2'])
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([1, 2, 255])
})

test.each(['/api/none', '/api/shops', '/api/shops/', '/api/shops/1/2', '/api/shops/%ff'])(
  'has no route for %s',
  async (path) => {
    const response = await call(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ code: 404, message: '404', data: null })
    expect(events).toEqual([])
  },
)

test('refuses an undeclared method', async () => {
  expect((await call('/api/shops/1', { method: 'DELETE' })).status).toBe(404)
})

const post = (size: number, type: string) =>
  call('/api/shops/1', { method: 'POST', headers: { 'content-type': type }, body: Buffer.alloc(size, 'x') })

test('accepts at most six megabytes', async () => {
  expect((await post(6 * megabyte, 'text/plain')).status).toBe(200)
  const refusal = { code: 20008, data: null, errors: [{ field: 'body', rule: 'fileTooLargeToPost' }] }
  const tooLarge = await post(6 * megabyte + 1, 'text/plain')
  expect(tooLarge.status).toBe(400)
  expect(await tooLarge.json()).toMatchObject({
    ...refusal,
    message: expect.stringContaining('4 MB') as string,
  })
  // base64 takes a third more
  expect((await post(5 * megabyte, 'application/pdf')).status).toBe(400)
  expect(events).toHaveLength(1)
})

test('hides the error of a Lambda that throws', async () => {
  answer = () => Promise.reject(new Error('secret'))
  const response = await call('/api/shops/1')
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ message: 'Internal Server Error' })
})
