import { afterAll, describe, expect, it } from 'vitest'
import { centsFromDecimal } from '#shared/money/cents.ts'
import type { MarketplaceDeposit } from '#shared/shops/marketplace-deposits.ts'
import {
  GrantRefused,
  PlatformThrottled,
  PlatformUnavailable,
} from '../../../../functions/connectors/call-platform.ts'
import type { PaymentConnector, Settlement } from '../../../../functions/connectors/connector.ts'
import { createPaypalConnector } from '../../../../functions/connectors/paypal/paypal-connector.ts'
import { takingsOf } from '../../../../scripts/sandbox/payment-accounts/takings.ts'
import { createPaypal } from '../../../../scripts/sandbox/paypal/paypal.ts'
import { holder, redirectUri, startPaymentAccountPeer } from '../../../sandbox/payment-account-peer.ts'
import { readVendorDefinition, validateByDefinitions } from '../../../support/vendor-definition.ts'

/** A Saturday. */
const startAt = '2026-11-21T06:00:00.000Z'
const takings = takingsOf({ index: 0, of: 2 }, '2026-11-20', new Date(startAt))
const span = { from: '2025-11-01T00:00:00.000Z', to: startAt }

let now = new Date(startAt)
const clock = () => now
const client = { clientId: 'portal', clientSecret: 'a secret: with a colon', name: 'Brightquay', redirectUri }
const settings = (baseUrl: string) => ({
  id: 'paypal',
  kind: 'paypal' as const,
  name: 'PayPal',
  clientId: client.clientId,
  sealedClientSecret: 'sealed',
  siteUrl: baseUrl,
  apiUrl: baseUrl,
})

/** Whether a call is lost; a test may replace it. */
let losesCall = (_url: string): boolean => false
const line: typeof fetch = (input, init) =>
  losesCall(String(input)) ? Promise.reject(new TypeError('fetch failed')) : fetch(input, init)
const open = (call: typeof fetch = line, secret = client.clientSecret): PaymentConnector =>
  createPaypalConnector({ fetch: call, clock }, settings(peer.baseUrl), secret)

const peer = await startPaymentAccountPeer((baseUrl) => createPaypal({ baseUrl, clock, client }))
afterAll(() => peer.stop())

const agree = async (connector = open(), form = {}) =>
  connector.exchangeCode(await peer.agree(connector, form))

const readAll = async (connector: PaymentConnector, accessToken: string, start?: string) => {
  const found: Settlement[] = []
  let cursor = start
  do {
    const page = await connector.readSettlements(
      { accessToken },
      { ...span, ...(cursor === undefined ? {} : { cursor }) },
    )
    found.push(...page.settlements)
    cursor = page.cursor
    // Advances the clock to stay within PayPal's rate limit.
    now = new Date(now.getTime() + 2000)
  } while (cursor !== undefined)
  return found
}

const money = (value: string) => ({ currency_code: 'any', value })

/** A stub of PayPal with fixed responses, for those that the peer never sends. */
const answering = (answers: Record<string, object>) =>
  open(async (input) => {
    const path = new URL(String(input)).pathname.split('/').at(-1) ?? ''
    return Response.json(answers[path])
  })

describe('the way to PayPal', () => {
  it('asks for the profile and the reports, and sends state and address along', () => {
    const url = new URL(
      createPaypalConnector(
        { fetch, clock },
        { ...settings(''), siteUrl: undefined, apiUrl: undefined },
        '',
      ).authorizationUrl({ state: 'the-state', codeChallenge: 'challenge', redirectUri, locale: 'en' }),
    )
    expect(url.origin + url.pathname).toBe('https://www.paypal.com/signin/authorize')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      flowEntry: 'static',
      response_type: 'code',
      client_id: 'portal',
      redirect_uri: redirectUri,
      state: 'the-state',
    })
    expect(url.searchParams.get('scope')?.split(' ')).toEqual([
      'openid',
      'profile',
      'email',
      'address',
      'https://uri.paypal.com/services/paypalattributes',
      'https://uri.paypal.com/services/reporting/search/read',
      'https://uri.paypal.com/services/reporting/balances/read',
    ])
  })

  it('shows its page, and tells of a consent that was refused', async () => {
    const url = open().authorizationUrl({ state: 's', codeChallenge: 'c', redirectUri, locale: 'en' })
    expect(await (await fetch(url)).text()).toContain('Brightquay')
    const { searchParams } = await peer.decide(url, 'deny')
    expect(Object.fromEntries(searchParams)).toMatchObject({ error: 'access_denied', state: 's' })
  })
})

describe('tokens', () => {
  it('last eight hours, and are refreshed by a token that stays', async () => {
    const connector = open()
    const tokens = await agree(connector)
    expect(tokens.accessExpiresAt).toBe(new Date(now.getTime() + 28_800_000).toISOString())
    now = new Date(now.getTime() + 28_800_000)
    await expect(connector.readBalances(tokens)).rejects.toThrow(GrantRefused)
    const refreshToken = tokens.refreshToken ?? ''
    const fresh = await connector.refresh({ ...tokens, refreshToken }, {})
    expect(fresh.refreshToken).toBe(refreshToken)
    expect(await connector.readBalances(fresh)).toHaveLength(1)
    now = new Date(startAt)
  })

  it('come of a code once: its second use ends them', async () => {
    const connector = open()
    const back = await peer.agree(connector)
    const tokens = await connector.exchangeCode(back)
    await expect(connector.exchangeCode(back)).rejects.toThrow(GrantRefused)
    await expect(connector.readBalances(tokens)).rejects.toThrow(GrantRefused)
  })

  it('come of no code that is over, and of none by another secret', async () => {
    const connector = open()
    const back = await peer.agree(connector)
    await expect(open(line, 'another').exchangeCode(back)).rejects.toThrow('status 401')
    await expect(open(line, 'another').exchangeCode(back)).rejects.not.toThrow(GrantRefused)
    now = new Date(now.getTime() + 5 * 60_000)
    await expect(connector.exchangeCode(back)).rejects.toThrow(GrantRefused)
    now = new Date(startAt)
  })

  it('are void once the holder has ended the consent', async () => {
    const connector = open()
    const tokens = await agree(connector, { email: 'revoked@shop.test' })
    peer.endConsentOf('revoked@shop.test')
    await expect(connector.readProfile(tokens)).rejects.toThrow(GrantRefused)
    const refreshToken = tokens.refreshToken ?? ''
    await expect(connector.refresh({ ...tokens, refreshToken }, {})).rejects.toThrow(GrantRefused)
  })

  it('are ended by a revocation, and ending them again is nothing', async () => {
    const connector = open()
    const tokens = await agree(connector)
    await connector.revoke(tokens, {})
    await expect(connector.readBalances(tokens)).rejects.toThrow(GrantRefused)
    await connector.revoke(tokens, {})
  })
})

describe('an account', () => {
  it('is described by its holder', async () => {
    const connector = open()
    const profile = await connector.readProfile(await agree(connector))
    expect(profile).toEqual({
      id: expect.stringMatching(/^[2-9A-HJ-NP-Z]{13}$/) as string,
      accountNumber: holder.email,
      holderName: holder.holder,
      country: 'HK',
      currency: 'GBP',
      verified: true,
    })
    const unverified = await agree(connector, { email: 'unverified@shop.test' })
    expect(await connector.readProfile(unverified)).toMatchObject({ verified: false })
  })

  it('is described as PayPal may also write it', async () => {
    const connector = answering({
      userinfo: { payer_id: 'WDJJHEBZ4X2LY', verified_account: true, address: { country: 'C2' } },
      balances: {
        balances: [
          { currency: 'TND', primary: true, total_balance: money('1.234') },
          { currency: 'JPY', total_balance: money('1200') },
        ],
      },
    })
    expect(await connector.readProfile({ accessToken: 'token' })).toEqual({
      id: 'WDJJHEBZ4X2LY',
      accountNumber: 'WDJJHEBZ4X2LY',
      holderName: '',
      country: 'CN',
      currency: 'JPY',
      verified: true,
    })
  })
})

describe('balances', () => {
  it('are what was sold and not withdrawn, without what PayPal withholds', async () => {
    const connector = open()
    const [balance] = await connector.readBalances(await agree(connector))
    const withheld = Math.floor((takings.pendingCents * 10) / 100)
    expect(balance).toEqual({
      currency: 'GBP',
      unsettledCents: takings.pendingCents + takings.availableCents - withheld,
    })
    expect(withheld).toBeGreaterThan(0)
  })

  it('are read in every currency that is traded, in hundredths', async () => {
    const connector = answering({
      balances: {
        balances: [
          { currency: 'USD', total_balance: money('10.00'), withheld_balance: money('2.5') },
          { currency: 'JPY', total_balance: money('1200'), available_balance: money('1100') },
          { currency: 'EUR', total_balance: money('-.50') },
          { currency: 'TWD', total_balance: money('100.00') },
        ],
      },
    })
    expect(await connector.readBalances({ accessToken: 'token' })).toEqual([
      { currency: 'USD', unsettledCents: 750 },
      { currency: 'JPY', unsettledCents: 110_000 },
      { currency: 'EUR', unsettledCents: -50 },
    ])
  })
})

describe('settlements', () => {
  const expected = takings.payouts.filter(({ at }) => at >= span.from)

  it('are the withdrawals to the bank, over windows of at most 31 days', async () => {
    const connector = open()
    const { accessToken } = await agree(connector)
    const found = await readAll(connector, accessToken)
    expect(found.map(({ at, amountCents }) => ({ at, cents: amountCents }))).toEqual(expected)
    expect(new Set(found.map(({ id }) => id)).size).toBe(expected.length)
  })

  it('are all there, and none twice, where a page is lost in the middle', async () => {
    const connector = open()
    const { accessToken } = await agree(connector)
    const whole = await readAll(connector, accessToken)
    const first = await connector.readSettlements({ accessToken }, span)
    losesCall = (url) => url.includes('transaction_type=T0401')
    const lost = connector.readSettlements({ accessToken }, { ...span, cursor: first.cursor ?? '' })
    await expect(lost).rejects.toThrow(PlatformUnavailable)
    losesCall = () => false
    const rest = await readAll(connector, accessToken, first.cursor)
    expect([...first.settlements, ...rest]).toEqual(whole)
  })
})

const readDeposits = async (connector: PaymentConnector, accessToken: string) => {
  const found: MarketplaceDeposit[] = []
  let cursor: string | undefined
  do {
    const page = await connector.readDeposits?.({ accessToken }, { ...span, ...(cursor ? { cursor } : {}) })
    found.push(...(page?.deposits ?? []))
    cursor = page?.cursor
    now = new Date(now.getTime() + 2000)
  } while (cursor)
  return found
}

const massPayment = (id: string, payer_name: object | undefined, value = '10.00') => ({
  transaction_info: {
    transaction_id: id,
    transaction_initiation_date: '2026-11-20T06:00:00+0000',
    transaction_amount: { currency_code: 'USD', value },
  },
  ...(payer_name ? { payer_info: { payer_name } } : {}),
})

describe('deposits', () => {
  it('are mass payments by a marketplace, over windows of at most 31 days', async () => {
    const connector = open()
    const { accessToken } = await agree(connector)
    const paid = takings.sales.filter(
      ({ kind, order_id: id, created_at: at }) => kind === 'sale' && id.endsWith('00') && at >= span.from,
    )
    const found = await readDeposits(connector, accessToken)
    expect(found.map(({ at, amountCents }) => ({ at: Date.parse(at), amountCents }))).toEqual(
      paid.map(({ created_at, amount }) => ({
        at: Date.parse(created_at),
        amountCents: centsFromDecimal(amount),
      })),
    )
    expect(paid.length).toBeGreaterThan(10)
    expect(new Set(found.map(({ marketplace }) => marketplace))).toEqual(new Set(['ebay']))
    now = new Date(startAt)
  })

  it('are none of a person, of an unknown business, or by the holder', async () => {
    const connector = answering({
      transactions: {
        transaction_details: [
          massPayment('1', { alternate_full_name: 'Etsy, Inc.' }),
          massPayment('2', { given_name: 'Temu', surname: 'Chan' }),
          massPayment('3', { alternate_full_name: 'Harbour Gift' }),
          massPayment('4', undefined),
          massPayment('5', { alternate_full_name: 'Etsy, Inc.' }, '-3.00'),
        ],
      },
    })
    const week = { from: '2026-11-15T00:00:00.000Z', to: startAt }
    expect(await connector.readDeposits?.({ accessToken: 'token' }, week)).toEqual({
      listed: ['1', '2', '3', '4', '5'],
      deposits: [
        {
          id: '1',
          at: '2026-11-20T06:00:00.000Z',
          marketplace: 'etsy',
          currency: 'USD',
          amountCents: 1000,
        },
      ],
    })
  })
})

it('a PayPal that is called too often says when to come again', async () => {
  now = new Date('2026-11-22T00:00:20.000Z')
  const connector = open()
  const { accessToken } = await agree(connector)
  for (let calls = 0; calls < 50; calls++) await connector.readBalances({ accessToken })
  const refused = await connector.readBalances({ accessToken }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(PlatformThrottled)
  expect((refused as PlatformThrottled).retryAfterSeconds).toBe(40)
  now = new Date(startAt)
})

const definition = readVendorDefinition('paypal-reporting_transactions_v1.json')

describe('PayPal’s own definition, where it is at hand,', () => {
  it('has every request that is sent, every answer that is parsed and every error of the peer', async () => {
    if (!definition) return
    const held = validateByDefinitions([definition], fetch)
    const connector = open(held.fetch)
    const { accessToken } = await agree(connector)
    await connector.readProfile({ accessToken })
    await connector.readBalances({ accessToken })
    await readAll(connector, accessToken)
    await connector.readDeposits?.({ accessToken }, { ...span, from: '2026-11-01T00:00:00.000Z' })
    await expect(connector.readBalances({ accessToken: 'void' })).rejects.toThrow(GrantRefused)
    const tooLong = '?start_date=2026-01-01T00:00:00Z&end_date=2026-03-01T00:00:00Z'
    const refused = await held.fetch(`${peer.baseUrl}/v1/reporting/transactions${tooLong}`, {
      headers: { authorization: `Bearer ${accessToken}` },
    })
    expect(refused.status).toBe(400)
    expect(held.problems).toEqual([])
    expect(held.validatedCalls()).toBeGreaterThan(30)
    now = new Date(startAt)
  })
})
