import { afterEach, expect, test, vi } from 'vitest'
import {
  checkDeployment,
  type DeployedEnvironment,
  showResults,
} from '../../../scripts/smoke/check-deployment.ts'

const siteUrl = 'https://site.example'
const consoleUrl = 'https://desk.site.example'

const success = (data: unknown) => ({ code: 200, msg: 'success', data })

/** What each address of a healthy environment returns: a status and a body. */
const healthy: Record<string, [number, unknown]> = {
  [`GET ${siteUrl}/financing/`]: [200, '<!doctype html><h1>Financing</h1>'],
  [`GET ${siteUrl}/config.json`]: [200, { brandName: { en: 'Brightquay', zh: '明岸' } }],
  [`GET ${siteUrl}/auth/upUser/ip`]: [200, success({ ip: '203.0.113.7' })],
  [`GET ${consoleUrl}/`]: [200, '<!doctype html>'],
  [`POST ${consoleUrl}/desk/acts`]: [401, { message: 'Unauthorized' }],
}

const requested: string[] = []

const serve = (changed: Record<string, [number, unknown]> = {}) => {
  const pages = { ...healthy, ...changed }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    const [status, body] = pages[`${method} ${url}`] ?? [404, '']
    requested.push(`${method} ${url}`)
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
  requested.length = 0
})

const environment = (runJob: DeployedEnvironment['runJob'] = async () => 'done') => ({
  siteUrl,
  consoleUrl,
  runJob,
})

const noPause = async () => {}

const faultsOf = async (deployed: DeployedEnvironment) =>
  (await checkDeployment(deployed, noPause)).filter(({ fault }) => fault)

test('a healthy environment passes every check', async () => {
  serve()
  expect(showResults(await checkDeployment(environment())).split('\n')).toEqual([
    'passed  landing page',
    'passed  configuration',
    'passed  API',
    'passed  job',
    'passed  console',
  ])
})

test.each<[string, string, [number, unknown], string]>([
  ['landing page', `GET ${siteUrl}/financing/`, [503, ''], 'responds with 503 instead of 200'],
  ['landing page', `GET ${siteUrl}/financing/`, [200, '<Error/>'], 'has no heading'],
  ['configuration', `GET ${siteUrl}/config.json`, [200, {}], 'has no brand name'],
  ['API', `GET ${siteUrl}/auth/upUser/ip`, [403, { message: 'Forbidden' }], 'get-caller-ip was refused'],
  ['console', `GET ${consoleUrl}/`, [404, ''], 'responds with 404'],
  ['console', `POST ${consoleUrl}/desk/acts`, [200, {}], 'responds with 200 instead of 401'],
])('a faulty %s fails alone', async (check, address, response, fault) => {
  serve({ [address]: response })
  expect(await faultsOf(environment())).toEqual([{ check, fault: expect.stringContaining(fault) }])
})

const failing = async () => {
  throw new Error('the job event-sweep failed')
}

test('a failed job fails alone', async () => {
  serve()
  expect(await faultsOf(environment(failing))).toEqual([
    { check: 'job', fault: 'the job event-sweep failed' },
  ])
})

test('a check that passes within a minute has not failed', async () => {
  serve({ [`GET ${siteUrl}/auth/upUser/ip`]: [403, {}] })
  let pauses = 0
  const results = await checkDeployment(environment(), async () => {
    pauses += 1
    if (pauses === 3) serve()
  })
  expect(results.filter(({ fault }) => fault)).toEqual([])
  expect(pauses).toBe(3)
})

test('an environment without a console is not asked for it', async () => {
  serve()
  const { consoleUrl: _, ...rest } = environment()
  expect((await checkDeployment(rest)).map(({ check }) => check)).not.toContain('console')
  expect(requested.filter((address) => address.includes(consoleUrl))).toEqual([])
})

test('a canary logs in, reads its user, and logs out', async () => {
  const session = { user: null, token: 't' }
  serve({
    [`POST ${siteUrl}/api/login`]: [200, { code: 0, message: 'success', data: session }],
  })
  const canary = { email: 'canary@site.example', password: 'quay-light-2026' }
  const [fault] = await faultsOf({ ...environment(), canary })
  expect(fault?.check).toBe('login')
  expect(requested).toContain(`POST ${siteUrl}/api/login`)
})
