import { generateKeyPairSync } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  CallNotAllowed,
  GrantRefused,
  PlatformThrottled,
  PlatformUnavailable,
} from '../../../../functions/connectors/call-platform.ts'
import {
  isWorldfirstSignature,
  signWorldfirstMessage,
} from '../../../../functions/connectors/worldfirst/sign-message.ts'
import { signatureVectors } from '../../../support/vendor-definition.ts'
import { openSandboxPlatform, startAt } from '../sandbox-shop.ts'
import { testedWorldfirst } from './tested-worldfirst.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

const open = () => openSandboxPlatform(testedWorldfirst)
let account: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
  account = await open()
})
afterEach(() => account.close())

const holder = { email: 'finance@harbour-gift.example', holder: 'Harbour Gift Trading Limited' }
const any = { accessToken: 'any', seller: { accountId: 'W1' } }

/** A connector that knows the key above as WorldFirst's, whose answers are signed with it. */
const answering = (body: object, change: (text: string) => string = (text) => text) =>
  testedWorldfirst.connect(
    {
      clock: account.clock.now,
      fetch: async (url) => {
        const { pathname } = new URL(String(url))
        const text = JSON.stringify(body)
        const path = pathname.slice(pathname.indexOf('/api/open/'))
        const time = startAt
        const message = { path, clientId: account.settings.clientId, time, body: text }
        const signature = signWorldfirstMessage(privateKey, message)
        return new Response(change(text), { headers: { 'response-time': time, signature } })
      },
    },
    { ...account.settings, sealedClientSecret: 'sealed', platformKey: publicKey },
    privateKey,
  )
const done = { resultStatus: 'S', resultCode: 'SUCCESS' }

describe('the signature', () => {
  it.each(signatureVectors('WorldFirst'))('is made over the text of the example', ({ base }) => {
    const [, path = '', rest = ''] = /^POST (\S+)\n([\s\S]*)$/.exec(base) ?? []
    const [clientId = ''] = rest.split('.')
    const [, time = '', body = ''] = /^[^.]+\.([^.]+)\.(.*)$/.exec(rest) ?? []
    const message = { path, clientId, time, body }
    const header = signWorldfirstMessage(privateKey, message)
    expect(header).toMatch(/^algorithm=RSA256, keyVersion=2, signature=[\w%.-]+$/)
    expect(isWorldfirstSignature(publicKey, message, header)).toBe(true)
    expect(isWorldfirstSignature(publicKey, { ...message, body: `${body} ` }, header)).toBe(false)
    expect(isWorldfirstSignature(publicKey, message, null)).toBe(false)
  })

  it('of another key is refused, which ends no consent', async () => {
    const tokens = await account.link(holder)
    const error = await account
      .connect(privateKey)
      .readBalances(tokens)
      .catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(PlatformUnavailable)
  })

  it('of an answer is checked: one that was changed on its way is as good as none', async () => {
    const body = {
      result: done,
      balances: [{ availableAmount: { currency: 'USD', value: 1000 } }],
    }
    expect(await answering(body).readBalances(any)).toEqual([{ currency: 'USD', unsettledCents: 1000 }])
    const changed = answering(body, (text) => text.replace('1000', '9000'))
    await expect(changed.readBalances(any)).rejects.toThrow(PlatformUnavailable)
  })
})

it('the consent is asked for with scopes apart by %20, and comes back with authCode and the account', async () => {
  const page = account.consentPage()
  expect(page).toContain('scope=accounts%3Aread%20balances%3Aread%20statements%3Aread%20deposits%3Aread')
  const query = await account.consent('approve', holder)
  expect([query.has('authCode'), query.has('code')]).toEqual([true, false])
  expect(await account.exchange(query)).toEqual({
    accessToken: expect.any(String) as string,
    refreshToken: expect.any(String) as string,
    accessExpiresAt: '2026-12-21T06:00:00.000Z',
    consentExpiresAt: '2027-11-21T06:00:00.000Z',
    seller: { accountId: expect.stringMatching(/^W\d{16}$/) as string },
  })
  await expect(account.exchange(query)).rejects.toThrow(GrantRefused)
})

it.each([
  ['ACCESS_TOKEN_EXPIRED', 'F', GrantRefused],
  ['AUTHORIZATION_NOT_EXIST', 'F', GrantRefused],
  ['SERVICE_NOT_ALLOWED', 'F', CallNotAllowed],
  ['REQUEST_TRAFFIC_EXCEED_LIMIT', 'U', PlatformThrottled],
  ['UNKNOWN_EXCEPTION', 'U', PlatformUnavailable],
])('the result %s in the body is what it means', async (resultCode, resultStatus, kind) => {
  await expect(answering({ result: { resultStatus, resultCode } }).readBalances(any)).rejects.toThrow(kind)
})

it('revoking ends the consent at once, and a consent that has ended needs no more', async () => {
  const tokens = await account.link(holder)
  await account.connector.revoke(tokens, {})
  await expect(account.connector.readBalances(tokens)).rejects.toThrow(GrantRefused)
  await expect(account.connector.revoke(tokens, {})).resolves.toBeUndefined()
})

it('balances are in the smallest unit of each currency', async () => {
  const balances = (['JPY', 'CNH', 'AED'] as const).map((currency) => ({
    availableAmount: { currency, value: '1000' },
  }))
  expect(await answering({ result: done, balances }).readBalances(any)).toEqual([
    { currency: 'JPY', unsettledCents: 100_000 },
    { currency: 'CNH', unsettledCents: 1000 },
  ])
})

const entry = (id: string, status: string) => ({
  id,
  status,
  transactionType: 'WITHDRAWAL',
  transactionAmount: { currency: 'USD', value: -5000 },
  transactedAt: '2026-11-02T14:00:00+08:00',
})

it('settlements are withdrawals that succeeded, in windows of a hundred days', async () => {
  const page = { result: done, items: [entry('1', 'SUCCESS'), entry('2', 'REFUNDED')], nextCursor: null }
  const span = { from: '2026-06-01T00:00:00.000Z', to: startAt }
  const first = await answering(page).readSettlements(any, span)
  expect(first).toEqual({
    settlements: [{ id: '1', at: '2026-11-02T06:00:00.000Z', currency: 'USD', amountCents: 5000 }],
    cursor: '2026-09-09T00:00:00.000Z|',
  })
  const last = await answering(page).readSettlements(any, { ...span, cursor: first.cursor ?? '' })
  expect(last.cursor).toBeUndefined()
})

const deposit = (id: string, change: object = {}) => ({
  id,
  type: 'MARKETPLACE',
  status: 'SUCCESS',
  amount: { currency: 'JPY', value: 5000 },
  reference: 'AMZN JP',
  createdAt: '2026-11-02T14:00:00+08:00',
  ...change,
})

describe('deposits of marketplaces', () => {
  const span = { from: '2026-11-01T00:00:00.000Z', to: startAt }

  it('are those that arrived and whose reference names one, less what went back', async () => {
    const items = [
      deposit('1'),
      deposit('2', { status: 'PARTIAL_REFUNDED', refundedAmount: { currency: 'JPY', value: '2000' } }),
      deposit('3', { status: 'PROCESSING' }),
      deposit('4', { type: 'THIRD_PARTY' }),
      deposit('5', { reference: 'HARBOUR GIFT' }),
      deposit('6', { createdAt: startAt }),
      deposit('7', { reference: null }),
    ]
    const page = await answering({ result: done, items, nextCursor: 'next' }).readDeposits?.(any, span)
    expect(page).toEqual({
      listed: ['1', '2', '3', '4', '5', '6', '7'],
      deposits: [
        {
          id: '1',
          at: '2026-11-02T06:00:00.000Z',
          marketplace: 'amazon',
          currency: 'JPY',
          amountCents: 500_000,
        },
        {
          id: '2',
          at: '2026-11-02T06:00:00.000Z',
          marketplace: 'amazon',
          currency: 'JPY',
          amountCents: 300_000,
        },
      ],
      cursor: 'next',
    })
  })

  it('are not read under a consent from before they were asked for', async () => {
    const refused = answering({ result: { resultStatus: 'F', resultCode: 'SERVICE_NOT_ALLOWED' } })
    await expect(refused.readDeposits?.(any, span)).rejects.toThrow(CallNotAllowed)
  })
})
