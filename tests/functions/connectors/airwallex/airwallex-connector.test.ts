import { afterEach, beforeEach, expect, it } from 'vitest'
import { GrantRefused, PlatformUnavailable } from '../../../../functions/connectors/call-platform.ts'
import { openSandboxPlatform, startAt } from '../sandbox-shop.ts'
import { testedAirwallex } from './tested-airwallex.ts'

const open = () => openSandboxPlatform(testedAirwallex)
let account: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
  account = await open()
})
afterEach(() => account.close())

const holder = { email: 'finance@harbour-gift.example', holder: 'Harbour Gift Trading Limited' }
const connectTo = (body: object, status = 200) =>
  account.connect('any', async () => Response.json(body, { status }))

it('the consent is asked for by PKCE, and lasts 90 days from each refresh', async () => {
  const { pathname, searchParams } = new URL(account.consentPage())
  expect(pathname).toBe('/sandbox/airwallex/airwallex.com/oauth/authorize')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    scope: 'balance:read global_account:read financial_transaction:read',
    state: 'the-state',
    code_challenge: '7w_YNF9DSfIdPf_pRjSq646_kPr-2-o9NAl16JGghdM',
    code_challenge_method: 'S256',
  })
  const tokens = await account.link(holder)
  expect(tokens.consentExpiresAt).toBe('2027-02-19T06:00:00.000Z')
  account.clock.advance('P80D')
  const fresh = await account.connector.refresh(tokens, {})
  expect(fresh.consentExpiresAt).toBe('2027-05-10T06:00:00.000Z')
  expect(fresh.refreshToken).not.toBe(tokens.refreshToken)
})

it('a code is worthless to somebody else, who has not the verifier of its request', async () => {
  const query = await account.consent('approve', holder)
  const stolen = {
    code: query.get('code') ?? '',
    codeVerifier: 'w'.repeat(43),
    redirectUri: 'https://portal.test/financing/oauth/callback',
    query,
  }
  await expect(account.connector.exchangeCode(stolen)).rejects.toThrow(GrantRefused)
})

it('balances are those of traded currencies, the renminbi of both markets apart', async () => {
  const connector = connectTo([
    { currency: 'CNY', available_amount: 10.5, pending_amount: 1, reserved_amount: 7, total_amount: 18.5 },
    { currency: 'CNH', available_amount: 20 },
    { currency: 'JPY', available_amount: 1200 },
    { currency: 'AED', available_amount: 5 },
    { currency: 'XAF', available_amount: 5 },
  ])
  expect(await connector.readBalances({ accessToken: 'any' })).toEqual([
    { currency: 'CNY', unsettledCents: 1150 },
    { currency: 'CNH', unsettledCents: 2000 },
    { currency: 'JPY', unsettledCents: 120_000 },
  ])
})

const entry = (id: string, transaction_type: string, source_id: string) => ({
  id,
  transaction_type,
  source_id,
  amount: -100.25,
  currency: 'USD',
  created_at: '2026-11-02T06:00:00+0000',
})

it('settlements are payouts that were neither reversed nor failed, and a page names the next one', async () => {
  const connector = connectTo({
    has_more: true,
    items: [
      entry('1', 'PAYOUT', 'a'),
      entry('2', 'PAYOUT', 'b'),
      entry('3', 'PAYOUT_REVERSAL', 'b'),
      entry('4', 'PAYOUT', 'c'),
      entry('5', 'PAYOUT_FAILURE', 'c'),
      entry('6', 'DEPOSIT', 'd'),
    ],
  })
  const span = { from: '2026-11-01T00:00:00.000Z', to: startAt }
  expect(await connector.readSettlements({ accessToken: 'any' }, span)).toEqual({
    settlements: [{ id: '1', at: '2026-11-02T06:00:00.000Z', currency: 'USD', amountCents: 10_025 }],
    cursor: '1',
  })
})

const balancesOf = (body: object, status?: number) =>
  connectTo(body, status).readBalances({ accessToken: 'any' })

it('an answer of another form, and a fault, are no end of the consent', async () => {
  await expect(balancesOf({ items: [] })).rejects.toThrow(PlatformUnavailable)
  await expect(balancesOf({ code: 'internal_error' }, 500)).rejects.not.toThrow(GrantRefused)
  await expect(balancesOf({ code: 'credentials_expired' }, 401)).rejects.toThrow(GrantRefused)
})
