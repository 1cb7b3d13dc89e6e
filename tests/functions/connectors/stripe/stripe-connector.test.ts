import { afterAll, describe, expect, it } from 'vitest'
import {
  GrantRefused,
  PlatformThrottled,
  PlatformUnavailable,
} from '../../../../functions/connectors/call-platform.ts'
import type { PaymentConnector, Settlement } from '../../../../functions/connectors/connector.ts'
import { createStripeConnector } from '../../../../functions/connectors/stripe/stripe-connector.ts'
import { takingsOf } from '../../../../scripts/sandbox/payment-accounts/takings.ts'
import { createStripe } from '../../../../scripts/sandbox/stripe/stripe.ts'
import { holder, redirectUri, startPaymentAccountPeer } from '../../../sandbox/payment-account-peer.ts'

/** A Saturday. */
const startAt = '2026-11-21T06:00:00.000Z'
const takings = takingsOf({ index: 1, of: 2 }, '2026-11-20', new Date(startAt))

let now = new Date(startAt)
const clock = () => now
const client = { clientId: 'ca_portal', clientSecret: 'the-secret-key', name: 'Brightquay', redirectUri }
const settings = (baseUrl: string) => ({
  id: 'stripe',
  kind: 'stripe' as const,
  name: 'Stripe',
  clientId: client.clientId,
  sealedClientSecret: 'sealed',
  connectUrl: baseUrl,
  apiUrl: baseUrl,
})

const open = (call: typeof fetch = fetch, secret = client.clientSecret): PaymentConnector =>
  createStripeConnector({ fetch: call, clock }, settings(peer.baseUrl), secret)

const peer = await startPaymentAccountPeer((baseUrl) => createStripe({ baseUrl, clock, client }))
afterAll(() => peer.stop())

const agree = async (connector = open(), form = {}) =>
  connector.exchangeCode(await peer.agree(connector, form))

/** A stub of Stripe with one response for everything, for those that the peer never sends. */
const answering = (answer: object) => open(async () => Response.json(answer))

const payout = (id: number, changes: object = {}) => ({
  id: `po_${id}`,
  amount: 100,
  currency: 'usd',
  created: Date.parse('2026-11-01T00:00:00Z') / 1000 + id,
  status: 'paid',
  ...changes,
})

/** An account with `count` payouts, which Stripe lists by pages, newest first; pages in `lost` fail once. */
const paging = (count: number, lost: Set<number> = new Set()) => {
  const all = Array.from({ length: count }, (_, index) => payout(count - index))
  return open(async (input) => {
    const query = new URL(String(input)).searchParams
    const after = query.get('starting_after')
    const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1
    if (lost.delete(start)) throw new TypeError('fetch failed')
    const data = all.slice(start, start + Number(query.get('limit')))
    return Response.json({ data, has_more: start + data.length < count })
  })
}

const span = { from: '2025-11-01T00:00:00.000Z', to: startAt }

const readAll = async (connector: PaymentConnector, accessToken: string) => {
  const found: Settlement[] = []
  let cursor: string | undefined
  do {
    const place = { ...span, ...(cursor === undefined ? {} : { cursor }) }
    // A lost page is requested again.
    const read = () => connector.readSettlements({ accessToken }, place)
    const page = await read().catch((error: unknown) => {
      if (error instanceof PlatformUnavailable) return read()
      throw error
    })
    found.push(...page.settlements)
    cursor = page.cursor
  } while (cursor !== undefined)
  return found
}

describe('the way to Stripe', () => {
  it('asks to read and nothing else', () => {
    const url = new URL(
      createStripeConnector(
        { fetch, clock },
        { ...settings(''), connectUrl: undefined, apiUrl: undefined },
        '',
      ).authorizationUrl({ state: 'the-state', codeChallenge: 'challenge', redirectUri, locale: 'en' }),
    )
    expect(url.origin + url.pathname).toBe('https://connect.stripe.com/oauth/authorize')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'ca_portal',
      scope: 'read_only',
      redirect_uri: redirectUri,
      state: 'the-state',
    })
  })

  it('tells of a consent that was refused', async () => {
    const url = open().authorizationUrl({ state: 's', codeChallenge: 'c', redirectUri, locale: 'en' })
    const { searchParams } = await peer.decide(url, 'deny')
    expect(Object.fromEntries(searchParams)).toMatchObject({ error: 'access_denied', state: 's' })
  })
})

describe('tokens', () => {
  it('do not end by themselves, and can be had anew', async () => {
    const connector = open()
    const tokens = await agree(connector)
    expect(tokens.accessExpiresAt).toBeUndefined()
    now = new Date('2027-11-21T06:00:00.000Z')
    expect(await connector.readBalances(tokens)).toHaveLength(1)
    const fresh = await connector.refresh({ ...tokens, refreshToken: tokens.refreshToken ?? '' }, {})
    expect(await connector.readBalances(fresh)).toHaveLength(1)
    now = new Date(startAt)
  })

  it('come of a code once, in time and to the lender alone', async () => {
    const connector = open()
    const back = await peer.agree(connector)
    await expect(open(fetch, 'another').exchangeCode(back)).rejects.toThrow('status 401')
    const tokens = await connector.exchangeCode(back)
    await expect(connector.exchangeCode(back)).rejects.toThrow(GrantRefused)
    await expect(connector.readBalances(tokens)).rejects.toThrow(GrantRefused)
    const late = await peer.agree(connector)
    now = new Date(now.getTime() + 5 * 60_000)
    await expect(connector.exchangeCode(late)).rejects.toThrow(GrantRefused)
    now = new Date(startAt)
  })

  it('are void once the account has ended the consent', async () => {
    const connector = open()
    const tokens = await agree(connector, { email: 'revoked@shop.test' })
    peer.endConsentOf('revoked@shop.test')
    await expect(connector.readProfile(tokens)).rejects.toThrow(GrantRefused)
    await connector.revoke(tokens, {})
  })

  it('are ended by a revocation, with the whole consent', async () => {
    const connector = open()
    const tokens = await agree(connector, { email: 'leaving@shop.test' })
    await connector.revoke(tokens, {})
    await expect(connector.readProfile(tokens)).rejects.toThrow(GrantRefused)
    const refreshToken = tokens.refreshToken ?? ''
    await expect(connector.refresh({ ...tokens, refreshToken }, {})).rejects.toThrow(GrantRefused)
  })
})

describe('an account', () => {
  it('is described by itself', async () => {
    const connector = open()
    const profile = await connector.readProfile(await agree(connector))
    const id = expect.stringMatching(/^acct_\w{16}$/) as string
    expect(profile).toEqual({
      id,
      accountNumber: profile.id,
      holderName: holder.holder,
      country: 'HK',
      currency: 'GBP',
      verified: true,
    })
    const unverified = await agree(connector, { email: 'unverified@shop.test' })
    expect(await connector.readProfile(unverified)).toMatchObject({ verified: false })
  })

  it('goes by its company’s name where Stripe shows it, and by none where it shows nothing', async () => {
    const bare = {
      id: 'acct_1',
      details_submitted: true,
      charges_enabled: true,
      payouts_enabled: false,
    }
    const named = { ...bare, company: { name: 'A Ltd' }, business_profile: { name: 'A shop' } }
    expect(await answering(named).readProfile({ accessToken: 't' })).toMatchObject({ holderName: 'A Ltd' })
    expect(await answering(bare).readProfile({ accessToken: 't' })).toEqual({
      id: 'acct_1',
      accountNumber: 'acct_1',
      holderName: '',
      verified: false,
    })
  })
})

describe('balances', () => {
  it('are what is available and what is pending together', async () => {
    const connector = open()
    expect(await connector.readBalances(await agree(connector))).toEqual([
      { currency: 'GBP', unsettledCents: takings.availableCents + takings.pendingCents },
    ])
  })

  it('are kept in hundredths, also of currencies that have none', async () => {
    const connector = answering({
      available: [
        { amount: 1200, currency: 'jpy' },
        { amount: 1200, currency: 'usd' },
        { amount: 55, currency: 'isk' },
      ],
      pending: [
        { amount: -200, currency: 'jpy' },
        { amount: 5, currency: 'krw' },
      ],
    })
    expect(await connector.readBalances({ accessToken: 't' })).toEqual([
      { currency: 'JPY', unsettledCents: 100_000 },
      { currency: 'USD', unsettledCents: 1200 },
      { currency: 'KRW', unsettledCents: 500 },
    ])
  })
})

describe('settlements', () => {
  it('are the payouts of the span', async () => {
    const connector = open()
    const { accessToken } = await agree(connector)
    const found = await readAll(connector, accessToken)
    expect(found.map(({ at, amountCents }) => ({ at, cents: amountCents }))).toEqual(
      takings.payouts.filter(({ at }) => at >= span.from).toReversed(),
    )
  })

  it('are each there once over many pages, one of which is lost at first', async () => {
    const found = await readAll(paging(250, new Set([100])), 'token')
    expect(found.map(({ id }) => id)).toEqual(Array.from({ length: 250 }, (_, index) => `po_${250 - index}`))
  })

  it('leave out what the bank sent back or was asked for, and what never left', async () => {
    const data = [
      payout(1, { currency: 'krw' }),
      payout(2, { status: 'in_transit' }),
      payout(3, { status: 'failed' }),
      payout(4, { status: 'canceled' }),
      payout(5, { status: 'pending' }),
      payout(6, { amount: -100 }),
    ]
    const { settlements } = await answering({ data, has_more: false }).readSettlements(
      { accessToken: 't' },
      span,
    )
    expect(settlements.map(({ id, currency, amountCents }) => [id, currency, amountCents])).toEqual([
      ['po_1', 'KRW', 10_000],
      ['po_2', 'USD', 100],
    ])
  })
})

it('a Stripe that is called too often is left alone for a while', async () => {
  now = new Date('2026-11-22T00:00:00.000Z')
  const connector = open()
  const { accessToken } = await agree(connector)
  for (let calls = 0; calls < 25; calls++) await connector.readBalances({ accessToken })
  const refused = await connector.readBalances({ accessToken }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(PlatformThrottled)
  now = new Date('2026-11-22T00:00:01.000Z')
  expect(await connector.readBalances({ accessToken })).toHaveLength(1)
  now = new Date(startAt)
})
