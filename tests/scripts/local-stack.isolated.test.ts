import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import type { LocalStack } from '../../scripts/local/local-stack.ts'
import { StartFailure } from '../../scripts/local/start-failure.ts'
import { startTestStack } from '../support/local-stack.ts'

// A separate temporary folder, as stacks of other tests use the machine's.
const temporary = mkdtempSync(join(tmpdir(), 'local-stack-test-'))
process.env['TMPDIR'] = temporary
const temporaryFolders = () => readdirSync(temporary)

let stack: LocalStack

beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(async () => {
  await stack.close()
  rmSync(temporary, { recursive: true })
})

const post = (path: string, body: unknown) =>
  fetch(`${stack.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify(body),
  })

test('a code requested over HTTP is in the outbox immediately', async () => {
  const { path } = accountEndpoints.sendPhoneCode
  const asked = await post(path, { phone_country_code: '+852', phone_number: '61234567' })
  expect(asked.status).toBe(200)
  const outbox = await fetch(`${stack.url}/__local/outbox?to=${encodeURIComponent('+85261234567')}`)
  expect(await outbox.json()).toEqual([
    expect.objectContaining({ kind: 'sms', text: expect.stringMatching(/\d{6}/) as string }),
  ])
  expect(stack.deadLetters).toEqual([])
})

test('handlers use the stack’s clock', async () => {
  stack.clock.set('2031-01-01T00:00:00Z')
  expect(stack.deps.clock().toISOString()).toMatch(/^2031-01-01T00:00/)
})

test('has no other path', async () => {
  expect((await post('/api/there/is/none', {})).status).toBe(404)
})

test('serves the sandbox marketplace with the portal as its client', async () => {
  const [platform] = stack.deps.config.platforms
  const page = await fetch(
    `${String(platform?.['authorizeUrl'])}?${new URLSearchParams({
      response_type: 'code',
      client_id: String(platform?.['clientId']),
      redirect_uri: `${stack.url}/financing/oauth/callback`,
      scope: 'shop:read orders:read',
      state: 's',
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 'S256',
    })}`,
  )
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toContain('text/html')
})

test('serves the sandbox payment platform, whose customers the portal identifies', async () => {
  const sent = await fetch(`${stack.url}/sandbox/payment/financing`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ account: 'a-new-seller' }),
  })
  const landing = new URL(sent.headers.get('location') ?? '')
  expect(landing.origin + landing.pathname).toBe(`${stack.url}/financing/credit/payoneer`)
  const { verifyPaymentAuthorisation, getPaymentOffer } = shopsEndpoints
  const offer_id = landing.searchParams.get('offer_id') ?? ''
  const verified = await post(verifyPaymentAuthorisation.path, {
    code: landing.searchParams.get('code'),
    offer_id,
  })
  expect(await verified.json()).toMatchObject({
    code: 0,
    data: { info: { email: 'a-new-seller@sole-trader.example' } },
  })
  const offer = await fetch(`${stack.url}${getPaymentOffer.path}?${new URLSearchParams({ offer_id })}`)
  expect(await offer.json()).toMatchObject({ data: { offer: { amount: '50000.00', currency: 'USD' } } })
})

test('leaves nothing behind when it closes or fails to start', async () => {
  const before = temporaryFolders()
  const other = await startTestStack()
  await other.close()
  await expect(fetch(other.url)).rejects.toThrow('fetch failed')
  await expect(startTestStack({ port: Number(new URL(stack.url).port) })).rejects.toThrow(StartFailure)
  await expect(
    startTestStack({ startEngine: () => Promise.reject(new StartFailure('no engine')) }),
  ).rejects.toThrow('no engine')
  expect(temporaryFolders()).toEqual(before)
})
