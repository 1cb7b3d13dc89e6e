import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskCall } from '../../scripts/local/desk/desk-decisions.ts'
import { openDeskInbox } from '../../scripts/local/desk/desk-inbox.ts'
import { type Front, openFront } from '../../scripts/local/front.ts'
import { createFrontHandler } from '../../scripts/local/front-handler.ts'
import { openJournal } from '../../scripts/local/journal.ts'
import { type Outbox, openOutbox } from '../../scripts/local/outbox.ts'
import { openStackClock } from '../../scripts/local/stack-clock.ts'

const folder = mkdtempSync(join(tmpdir(), 'front-test-'))
const lookedForJobsAt: string[] = []
const deskCalls: DeskCall[] = []
let front: Front
let outbox: Outbox

beforeAll(async () => {
  const siteFolder = join(folder, 'site')
  mkdirSync(join(siteFolder, 'assets'), { recursive: true })
  writeFileSync(join(siteFolder, 'index.html'), '<title>the site</title>')
  writeFileSync(join(siteFolder, 'assets', 'app-1a2b.js'), 'export {}')
  for (const locale of ['zh-CN', 'zh-TW', 'en']) {
    mkdirSync(join(siteFolder, 'pages', locale, 'credit'), { recursive: true })
    for (const page of ['index', 'credit/hook'])
      writeFileSync(
        join(siteFolder, 'pages', locale, `${page}.html`),
        `<style>a{}</style>${page} in ${locale}`,
      )
  }
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  front = await openFront(0)
  const clock = openStackClock(join(folder, 'clock.json'))
  outbox = openOutbox(join(folder, 'outbox.jsonl'), clock)
  outbox.add({ kind: 'sms', to: '+85261234567', subject: null, text: 'code 135790', html: null })
  front.serve(
    createFrontHandler({
      url: front.url,
      routes: [
        {
          method: 'GET',
          path: '/api/hello',
          target: () => Promise.resolve({ statusCode: 200, body: '"api"' }),
        },
      ],
      clock: () => clock.now(),
      brandName: 'Brightquay',
      siteFolder,
      serveFiles: (_request, response) => void response.end('file'),
      sandbox: async (_request, response) => void response.end('marketplace'),
      local: {
        clock,
        outbox,
        deadLetters: openJournal(join(folder, 'dead.jsonl')),
        deskInbox: openDeskInbox(join(folder, 'desk.json')),
        desk: async (call) => {
          deskCalls.push(call)
          return call.action === 'no'
            ? { ok: false, reason: 'wrongState', message: 'refused' }
            : { ok: true, done: true }
        },
        nextDueDate: () => Promise.resolve(undefined),
        runJob: (name) => Promise.resolve({ ran: name }),
        runDueJobs: async () => void lookedForJobsAt.push(clock.now().toISOString()),
        settle: () => Promise.resolve(),
      },
    }),
  )
})
afterAll(async () => {
  await front.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, init?: RequestInit) =>
  fetch(`${front.url}${path}`, { redirect: 'manual', ...init })
const post = (path: string, body: string) =>
  get(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } })

/** A request with headers that `fetch` forbids. */
const statusWith = (path: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    httpRequest(`${front.url}${path}`, { headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })

test('serves the site with its routes, and lets only immutable files be cached', async () => {
  for (const path of ['/financing/credit/hook/home', '/financing/nowhere']) {
    const page = await get(path)
    expect(await page.text()).toBe('<title>the site</title>')
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('cache-control')).toBe('no-store')
  }
  const asset = await get('/financing/assets/app-1a2b.js')
  expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(asset.headers.get('cache-control')).toContain('immutable')
})

test('responds to a missing file with a page and 404', async () => {
  for (const path of ['/financing/assets/gone-9f.js', '/financing/gone.png', '/financing/sign/a.b']) {
    const missing = await get(path)
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(await missing.text()).toContain('没有这个文件')
  }
})

test('serves visitors the prerendered page in their browser’s language', async () => {
  expect(await (await get('/financing/')).text()).toContain('index in zh-CN')
  const english = await get('/financing/credit/hook?cpid=7', { headers: { cookie: 'other=1; locale=en' } })
  expect(await english.text()).toContain('credit/hook in en')
  expect(english.headers.get('cache-control')).toBe('no-store')
  // The hash of the page's inline style.
  expect(english.headers.get('content-security-policy')).toContain(
    `'sha256-${createHash('sha256').update('a{}').digest('base64')}'`,
  )
  const named = await get('/financing/credit/hook?lang=zh-TW', { headers: { cookie: 'locale=en' } })
  expect(await named.text()).toContain('credit/hook in zh-TW')
  const overHttps = await get('/financing/', { headers: { cookie: 'locale=en; __Secure-locale=zh-TW' } })
  expect(await overHttps.text()).toContain('index in zh-TW')
  const ofTwo = await get('/financing/', { headers: { cookie: 'locale=zh-TW; locale=en' } })
  expect(await ofTwo.text()).toContain('index in zh-TW')
  const loggedIn = await get('/financing/', { headers: { cookie: 'locale=en; logged-in=1' } })
  expect(await loggedIn.text()).toBe('<title>the site</title>')
})

test('serves nothing from outside the site', async () => {
  for (const path of ['/financing/..%2f..%2fsecret.txt', '/financing/%2e%2e/%2e%2e/secret.txt'])
    expect(await (await get(path)).text()).not.toContain('secret')
})

test('redirects to the site’s one address', async () => {
  expect((await get('/')).headers.get('location')).toBe('/financing/')
  const port = new URL(front.url).port
  const headers = { host: `127.0.0.1:${port}`, 'sec-fetch-mode': 'navigate' }
  expect(await statusWith('/financing/register', headers)).toBe(307)
  expect(await statusWith('/api/hello', { host: `127.0.0.1:${port}` })).toBe(200)
})

test('routes each path to its server', async () => {
  expect(await (await get('/api/hello')).text()).toBe('"api"')
  expect(await (await get('/sandbox/marketplace/authorize')).text()).toBe('marketplace')
  expect(await (await get('/seller-files/a/b.pdf')).text()).toBe('file')
  expect(await (await get('/config.json')).json()).toEqual({
    brandName: 'Brightquay',
    portals: {},
    analytics: { url: `${front.url}/sandbox/analytics/matomo.php`, siteId: 1 },
  })
  expect((await get('/api/none')).status).toBe(404)
})

test.each([
  ['a foreign name for this machine', { host: 'rebound.example:3000' }],
  ['a page elsewhere', { origin: 'https://elsewhere.example' }],
  ['a page of no origin', { origin: 'null' }],
  ['a link or form elsewhere', { 'sec-fetch-site': 'cross-site' }],
])('refuses %s access to the local calls and the files', async (_who, headers) => {
  expect(await statusWith('/__local/outbox', headers)).toBe(403)
  expect(await statusWith('/__local/', headers)).toBe(403)
  expect(await statusWith('/seller-files/a/b.pdf', headers)).toBe(403)
})

test('allows its own pages to make the local calls, by either host name', async () => {
  const { port } = new URL(front.url)
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`])
    expect(await statusWith('/__local/health', { host, origin: `http://${host}` })).toBe(200)
})

test('reads the outbox by recipient', async () => {
  const messages = await (await get('/__local/outbox?to=+85261234567')).json()
  expect(messages).toEqual([
    expect.objectContaining({ kind: 'sms', to: '+85261234567', text: 'code 135790' }),
  ])
  expect(await (await get('/__local/outbox?to=nobody@example.com')).json()).toEqual([])
})

/** The texts of the messages to a number, for a query. */
const readTexts = async (query: string) => {
  const messages = (await (await get(`/__local/outbox?to=+85269999999${query}`)).json()) as {
    text: string
  }[]
  return messages.map(({ text }) => text)
}

test('reads the requested number of newest messages, by default a hundred', async () => {
  for (let index = 0; index < 101; index++)
    outbox.add({ kind: 'sms', to: '+85269999999', subject: null, text: `number ${index}`, html: null })
  expect(await readTexts('&most=2')).toEqual(['number 100', 'number 99'])
  expect(await readTexts('')).toHaveLength(100)
  expect(await readTexts('&most=1000')).toHaveLength(101)
  for (const most of ['0', '-1', '1.5', 'all'])
    expect((await get(`/__local/outbox?most=${most}`)).status).toBe(400)
})

test('moves the clock, runs what is due by then, and refuses invalid moves', async () => {
  const moved = (await (await post('/__local/clock', '{"set":"2027-06-30T01:00:00Z"}')).json()) as {
    now: string
  }
  // The moved clock keeps running: a millisecond may have passed.
  expect(moved.now).toMatch(/^2027-06-30T01:00:0\d\./)
  expect(lookedForJobsAt).toEqual([expect.stringMatching(/^2027-06-30T01:00:/)])
  await post('/__local/clock', '{"advance":"P90D"}')
  const { now } = (await (await get('/__local/clock')).json()) as { now: string }
  expect(now.slice(0, 10)).toBe('2027-09-28')
  for (const body of ['{"advance":"soon"}', '{"set":"2027"}', '{}', '[]', 'no JSON'])
    expect((await post('/__local/clock', body)).status).toBe(400)
})

test('runs jobs and acts of the back office', async () => {
  expect(await (await post('/__local/jobs/daily-close', '{}')).json()).toEqual({ ran: 'daily-close' })
  expect(await (await post('/__local/desk/kyc-approve', '{"companyId":"c1"}')).json()).toEqual({
    ok: true,
    done: true,
  })
  expect(deskCalls.at(-1)).toEqual({ action: 'kyc-approve', input: { companyId: 'c1' } })
  const refused = await post('/__local/desk/no', '')
  expect([refused.status, await refused.json()]).toEqual([
    422,
    { ok: false, code: 20016, message: 'refused' },
  ])
})

test('shows the toolbox, whose mails cannot run scripts', async () => {
  const page = await get('/__local/')
  expect(await page.text()).toContain('Local toolbox')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
  expect((await get('/__local/toolbox.js')).headers.get('content-type')).toContain('text/javascript')
  expect((await get('/__local/none')).status).toBe(404)
})
