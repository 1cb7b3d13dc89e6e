import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { decimalFromCents } from '#shared/money/cents.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { openPaymentConnector } from '../../../functions/connectors/open-connector.ts'
import { findPaymentAccount } from '../../../functions/data/payment-accounts.ts'
import { findShop, replaceShop } from '../../../functions/data/shops.ts'
import { refreshPaymentBalances } from '../../../functions/jobs/payment-balance-refresh.ts'
import { decryptTokens, paymentTokensContext } from '../../../functions/shops/encrypted-tokens.ts'
import { refreshPaymentAccount } from '../../../functions/shops/refresh-payment-account.ts'
import { takingsOf } from '../../../scripts/sandbox/payment-accounts/takings.ts'
import { buildFacility, readFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { callDesk, trialBalance } from '../../support/draw-money.ts'
import { logInAgain, type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { pauseUntilResponse } from './pause-until-response.ts'
import { createPaymentAccountsApp, startAt } from './payment-accounts-app.ts'

const companyName = 'Lantern Street Trading Limited'
const lastDate = '2026-11-20'

let seller: SellerWithFacility
let people = 0

const app = await createPaymentAccountsApp()
afterAll(() => app.close())

/** A seller of a verified company with a limit of 500,000.00 in pounds. */
const newSeller = () => buildFacility(app, { limitCents: 500_000_00 })

beforeEach(async () => {
  app.clock.set(startAt)
  app.line.isDown = false
  app.deps.pause = async (ms) => app.clock.advance(`PT${ms / 1000}S`)
  seller = await newSeller()
  people++
})

/** An account of the seller's company only. */
const own = (change: object = {}) => ({
  email: `finance-${people}@lantern.test`,
  holder: companyName,
  ...change,
})
const email = () => own().email

const unsettled = (index: 0 | 1, at = startAt) => {
  const { pendingCents, availableCents } = takingsOf({ index, of: 2 }, lastDate, new Date(at))
  const withheld = index === 0 ? Math.floor((pendingCents * 10) / 100) : 0
  return pendingCents + availableCents - withheld
}
const watermarkOf = (cents: number) => Math.floor((cents * 80) / 100)

const linkAndRead = async (platform: 'paypal' | 'stripe', form = own(), who: Seller = seller) => {
  const answered = await app.link(who.token, platform, form)
  expect(answered.code).toBe(0)
  await app.drainEvents()
  return answered.data.id
}
const sync = (id: string, { token }: Seller = seller) =>
  app.send(shopsEndpoints.syncPaymentAccount, { body: { psp_id: id } }, { token })
const watermarkNow = async (of = seller) => {
  expect(await trialBalance(app, of.facilityId)).toMatchObject({ total: '0.00', rebuiltEqual: true })
  return (await readFacility(app, of.facilityId)).balances.watermark
}
const accountNow = async () => (await app.accounts(seller.token))[0]
/** Sessions end after hours. */
const later = async (duration: string) => {
  app.clock.advance(duration)
  seller = await logInAgain(app, seller)
}
const stored = (accountId: string) => {
  const platform = accountId.startsWith('acct_') ? 'stripe' : 'paypal'
  return findPaymentAccount(app.deps.table, seller.companyId, { platform, accountId })
}
const subjects = () =>
  app.outbox.sent.filter(({ to }) => to === seller.email).map(({ subject }) => subject ?? '')

describe('the platforms', () => {
  it('are those of the configuration and no shop platform, and all of them are gateways', async () => {
    const { data } = await app.send(shopsEndpoints.listPaymentPlatforms, {}, seller)
    expect(data).toEqual(
      ['PayPal', 'Stripe'].map((platform) => ({
        id: platform.toLowerCase(),
        platform,
        other_names: platform === 'PayPal' ? ['贝宝', '貝寶', 'beibao'] : [],
        partner_abbr: platform.toLowerCase(),
        action: 'oauth',
        is_callback: true,
        icon: platform.toLowerCase(),
        sites: null,
        sites_without_rates: [],
        currencies_without_rates: [],
        region: 'global',
        has_several_shops: false,
        history_days: null,
        reads: ['holder', 'balances', 'payouts', ...(platform === 'PayPal' ? ['deposits'] : [])],
        never_reads: ['payers', 'bankDetails', 'moveMoney', 'passwords'],
      })),
    )
    expect((await app.send(shopsEndpoints.listShopPlatforms, {}, seller)).data).toEqual([])
    const gateways = await app.send(shopsEndpoints.listPaymentGateways, {}, seller)
    expect(gateways.data).toEqual(
      data.map(
        ({
          sites: _sites,
          sites_without_rates: _others,
          currencies_without_rates: _currencies,
          region: _region,
          has_several_shops: _several,
          history_days: _days,
          ...gateway
        }) => gateway,
      ),
    )
  })
})

describe('linking', () => {
  it('stores the account with what its platform says, its number masked, its tokens sealed', async () => {
    const answered = await app.link(seller.token, 'paypal', own())
    expect(answered.data).toEqual({
      id: expect.stringMatching(/^[2-9A-HJ-NP-Z]{13}$/) as string,
      has_choice: false,
      return_to: '/payment-accounts',
    })
    expect(await app.accounts(seller.token)).toEqual([
      {
        id: answered.data.id,
        platform: 'paypal',
        platform_name: 'PayPal',
        status: 'authorized',
        authorised: true,
        verified: true,
        region: 'HK',
        relation_type: 'company',
        account_number: 'f•••@lantern.test',
        company_name: companyName,
        offer_id: null,
        currency: 'GBP',
        authorised_at: startAt,
        expires_at: null,
        balances: [],
        deductible: false,
        counts: false,
        read_at: null,
        last_payout: null,
      },
    ])
    const account = await stored(answered.data.id)
    expect(account?.sealedTokens).not.toContain('A21AA')
  })

  it('reads the balances at once, and sets the watermark at 80 % of them', async () => {
    await linkAndRead('paypal')
    const account = await accountNow()
    expect(account).toMatchObject({
      balances: [{ currency: 'GBP', amount: decimalFromCents(unsettled(0)) }],
      counts: true,
      read_at: startAt,
      last_payout: { at: '2026-11-16T06:00:00.000Z', currency: 'GBP' },
    })
    expect(await watermarkNow()).toBe(watermarkOf(unsettled(0)))
    await linkAndRead('stripe')
    expect(await watermarkNow()).toBe(watermarkOf(unsettled(0) + unsettled(1)))
  })

  it('is done once, however often the callback is called', async () => {
    const back = await app.consent(seller.token, 'stripe', own())
    const answers = await Promise.all([app.callback(seller.token, back), app.callback(seller.token, back)])
    const again = await app.callback(seller.token, back)
    const known = answers.map((each) => (each.code === 20009 ? 'processing' : each.data.id))
    expect(['processing', again.data.id]).toEqual(expect.arrayContaining(known))
    expect(await app.accounts(seller.token)).toHaveLength(1)
  })

  it('the same account again renews it', async () => {
    const id = await linkAndRead('paypal')
    const before = await stored(id)
    app.clock.advance('PT1H')
    expect(await linkAndRead('paypal')).toBe(id)
    expect(await app.accounts(seller.token)).toHaveLength(1)
    const after = await stored(id)
    expect(after?.authorisationId).not.toBe(before?.authorisationId)
    expect(after?.sealedTokens).not.toBe(before?.sealedTokens)
    expect(after?.authorisedAt).toBe('2026-11-21T07:00:00.000Z')
  })

  it('the same account by two companies at once links it to one of them', async () => {
    const sellers = [seller, await newSeller()]
    const form = own()
    const back = await Promise.all(sellers.map(({ token }) => app.consent(token, 'paypal', form)))
    const answers = await Promise.all(
      sellers.map(({ token }, index) => app.callback(token, back[index] ?? { code: '', state: '' })),
    )
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 411005])
    const held = await Promise.all(sellers.map(async ({ token }) => (await app.accounts(token)).length))
    expect(held.toSorted()).toEqual([0, 1])
  })

  it("another company's account is refused, and changes nothing of it", async () => {
    const id = await linkAndRead('paypal')
    const before = await stored(id)
    const other = await newSeller()
    const back = await app.consent(other.token, 'paypal', own())
    const refused = await app.callback(other.token, back)
    expect([refused.status, refused.code]).toEqual([409, 411005])
    expect(await app.accounts(other.token)).toEqual([])
    expect(await stored(id)).toEqual(before)
  })

  it('with a code that was used, that is over or that the platform does not know is refused', async () => {
    const back = await app.consent(seller.token, 'stripe', own())
    const refused = await app.callback(seller.token, { ...back, code: 'another' })
    expect([refused.status, refused.code]).toEqual([401, 411003])
    expect((await app.callback(seller.token, back)).code).toBe(20007)
    const late = await app.consent(seller.token, 'stripe', own())
    app.clock.advance('PT5M')
    expect((await app.callback(seller.token, late)).code).toBe(411003)
    expect(await app.accounts(seller.token)).toEqual([])
  })

  it('while the platform is away says so', async () => {
    const back = await app.consent(seller.token, 'paypal', own())
    app.line.isDown = true
    const refused = await app.callback(seller.token, back)
    expect([refused.status, refused.code]).toEqual([502, 502])
  })
})

describe('what counts towards the watermark', () => {
  it('is no account that its platform has not verified', async () => {
    await linkAndRead('paypal', own({ email: `unverified-${people}@lantern.test` }))
    expect(await accountNow()).toMatchObject({ verified: false, relation_type: null, counts: false })
    expect(await watermarkNow()).toBe(500_000_00)
  })

  it('is no account of another name, until the lender has found it to be the company’s', async () => {
    const id = await linkAndRead('paypal', own({ holder: 'Somebody Else Ltd' }))
    expect(await accountNow()).toMatchObject({ verified: true, relation_type: null, counts: false })
    expect(await watermarkNow()).toBe(500_000_00)
    await callDesk(app, 'balance-report', {
      facilityId: seller.facilityId,
      platform: 'paypal',
      accountId: id,
      unsettled: '100.00',
      verified: true,
    })
    expect(await watermarkNow()).toBe(80_00)
    await sync(id)
    await app.drainEvents()
    expect(await accountNow()).toMatchObject({ relation_type: 'company', counts: true })
    expect(await watermarkNow()).toBe(watermarkOf(unsettled(0)))
  })

  it('is an account of the company’s name, however that is written', async () => {
    await linkAndRead('stripe', own({ holder: 'LANTERN STREET TRADING LTD.' }))
    expect(await accountNow()).toMatchObject({ relation_type: 'company', counts: true })
    expect(await watermarkNow()).toBe(watermarkOf(unsettled(1)))
  })
})

describe('reading anew', () => {
  it('answers the account as it is now, and has the watermark follow', async () => {
    const id = await linkAndRead('stripe')
    await later('PT49H')
    const at = '2026-11-23T07:00:00.000Z'
    const answered = await sync(id)
    const cents = unsettled(1, at)
    expect(answered.data).toMatchObject({
      id,
      balances: [{ currency: 'GBP', amount: decimalFromCents(cents) }],
      read_at: at,
      last_payout: { at: '2026-11-23T06:00:00.000Z' },
    })
    await app.drainEvents()
    expect(await watermarkNow()).toBe(watermarkOf(cents))
  })

  it('is done at most once a minute, however many ask', async () => {
    const id = await linkAndRead('stripe')
    const answers = await Promise.all([sync(id), sync(id), sync(id)])
    const done = answers.filter(({ code }) => code === 0)
    expect(done).toHaveLength(1)
    app.line.calls.length = 0
    const refused = await sync(id)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
    expect(app.line.calls).toEqual([])
    app.clock.advance('PT1M')
    expect((await sync(id)).code).toBe(0)
  })

  it("is refused of another company's account, and of one that cannot be read", async () => {
    const id = await linkAndRead('stripe')
    expect((await sync(id, await newSeller())).code).toBe(20018)
    expect((await sync('acct_none')).code).toBe(20018)
    app.peers.stripe.endConsentOf(email())
    await sync(id)
    app.clock.advance('PT1M')
    expect((await sync(id)).status).toBe(422)
  })

  it('says so while the platform is away, and leaves what is known', async () => {
    const id = await linkAndRead('paypal')
    const before = await accountNow()
    app.line.isDown = true
    expect((await sync(id)).code).toBe(502)
    expect(await accountNow()).toEqual(before)
    expect(await watermarkNow()).toBe(watermarkOf(unsettled(0)))
  })

  it('exchanges a token that the platform refuses before its time', async () => {
    const id = await linkAndRead('paypal')
    const account = await stored(id)
    const context = paymentTokensContext(seller.companyId, { platform: 'paypal', accountId: id })
    const { accessToken } = await decryptTokens(app.deps.seal, context, account?.sealedTokens ?? '')
    const connector = await openPaymentConnector(app.deps, 'paypal')
    await connector.revoke({ accessToken }, {})
    expect((await sync(id)).data).toMatchObject({ status: 'authorized', counts: true })
  })

  it('exchanges tokens that have ended once for two readers at a time', async () => {
    const id = await linkAndRead('paypal')
    app.clock.advance('PT9H')
    app.line.calls.length = 0
    const account = await stored(id)
    if (!account) throw new Error('no account')
    app.deps.pause = pauseUntilResponse(app.deps, '/v1/oauth2/token')
    const read = await Promise.all([
      refreshPaymentAccount(app.deps, account),
      refreshPaymentAccount(app.deps, account),
    ])
    expect(read.map(({ status }) => status)).toEqual(['authorized', 'authorized'])
    expect(app.line.calls.filter((url) => url.endsWith('/v1/oauth2/token'))).toHaveLength(1)
  })
})

describe('the job', () => {
  it('reads each account once a day', async () => {
    await linkAndRead('paypal')
    expect(await refreshPaymentBalances(app.deps)).toEqual({ begun: 0 })
    await later('P1D')
    expect((await refreshPaymentBalances(app.deps)).begun).toBeGreaterThanOrEqual(1)
    expect(await refreshPaymentBalances(app.deps)).toEqual({ begun: 0 })
    await app.drainEvents()
    const at = '2026-11-22T06:00:00.000Z'
    expect((await accountNow())?.read_at).toBe(at)
    expect(await watermarkNow()).toBe(watermarkOf(unsettled(0, at)))
  })

  it('asks a platform again in an hour that did not answer', async () => {
    const id = await linkAndRead('paypal')
    await later('P1D')
    await refreshPaymentBalances(app.deps)
    app.line.isDown = true
    await app.drainEvents()
    expect((await accountNow())?.read_at).toBe(startAt)
    app.line.isDown = false
    for (const [wait, readAt] of [
      ['PT59M', startAt],
      ['PT1M', '2026-11-22T07:00:00.000Z'],
    ] as const) {
      app.clock.advance(wait)
      await refreshPaymentBalances(app.deps)
      await app.drainEvents()
      expect((await stored(id))?.readAt).toBe(readAt)
    }
  })

  it('comes again when a platform says that it may', async () => {
    const id = await linkAndRead('paypal')
    app.clock.set('2026-11-23T00:00:20.000Z')
    const reach = app.deps.fetch
    app.deps.fetch = async () => new Response('{}', { status: 429, headers: { 'retry-after': '600' } })
    await refreshPaymentBalances(app.deps)
    await app.drainEvents()
    app.deps.fetch = reach
    expect((await stored(id))?.dueAt).toBe('2026-11-23T00:10:20.000Z')
  })
})

describe('a consent that was withdrawn', () => {
  it('stops the reading, tells the seller once, and lifts nothing that could be drawn', async () => {
    const id = await linkAndRead('stripe')
    const before = await watermarkNow()
    expect(before).toBeLessThan(500_000_00)
    app.peers.stripe.endConsentOf(email())
    await later('P1D')
    await refreshPaymentBalances(app.deps)
    await app.drainEvents()
    expect(await accountNow()).toMatchObject({
      status: 'unauthorized',
      authorised: false,
      counts: false,
    })
    const account = await stored(id)
    expect(account?.sealedTokens).toBeUndefined()
    expect(account?.dueAt).toBeUndefined()
    expect(await watermarkNow()).toBe(before)
    expect(subjects().filter((subject) => subject.includes('支付账户授权已取消'))).toEqual([
      expect.stringContaining('Stripe •••• '),
    ])
    await later('P2D')
    await refreshPaymentBalances(app.deps)
    await app.drainEvents()
    expect(subjects().filter((subject) => subject.includes('支付账户授权已取消'))).toHaveLength(1)
  })

  it('is made good by authorising the account again', async () => {
    await linkAndRead('stripe')
    app.peers.stripe.endConsentOf(email())
    await later('P1D')
    await refreshPaymentBalances(app.deps)
    await app.drainEvents()
    await linkAndRead('stripe')
    expect(await accountNow()).toMatchObject({ status: 'authorized', counts: true })
    expect(await watermarkNow()).toBeLessThan(500_000_00)
  })

  it('of two accounts leaves the other to count', async () => {
    await linkAndRead('paypal')
    await linkAndRead('stripe')
    app.peers.stripe.endConsentOf(email())
    await later('P1D')
    await refreshPaymentBalances(app.deps)
    await app.drainEvents()
    expect(await watermarkNow()).toBe(watermarkOf(unsettled(0, '2026-11-22T06:00:00.000Z')))
  })
})

const addShop = async (shopId: string, companyId = seller.companyId) => {
  await app.deps.table.transact({
    shop: replaceShop(app.deps.table, {
      companyId,
      shopId,
      platform: 'harbor-market',
      platformShopId: shopId,
      name: shopId,
      currency: 'GBP',
      status: 'authorized',
      openedAt: startAt,
      authorisedAt: startAt,
      authorisationId: 'a',
      import: { status: 'imported', orders: 0, sales: 0, refunds: 0 },
      version: 0,
    }),
  })
  return shopId
}
const relate = (pspId: string | null, shopIds: string[], { token }: Seller = seller) =>
  app.send(
    shopsEndpoints.linkShopsToPaymentAccount,
    { body: { psp_id: pspId, shop_ids: shopIds } },
    { token },
  )
const accountOf = async (shopId: string) =>
  (await findShop(app.deps.table, seller.companyId, shopId))?.paymentAccount?.accountId

describe('the payment account of a shop', () => {
  it('is noted for all shops named, and undone by null', async () => {
    const id = await linkAndRead('paypal')
    const shops = [await addShop('one'), await addShop('two')]
    expect((await relate(id, shops)).data).toEqual({ shop_ids: shops })
    const { data } = await app.send(shopsEndpoints.listLinkedShops, {}, seller)
    expect(data.shop.map((shop) => shop.psp)).toEqual([
      { id, platform: 'paypal' },
      { id, platform: 'paypal' },
    ])
    await relate(null, ['one'])
    expect([await accountOf('one'), await accountOf('two')]).toEqual([undefined, id])
  })

  it("is refused where the shop or the account is another company's, and changes nothing", async () => {
    const id = await linkAndRead('paypal')
    await addShop('three')
    const other: Seller = await logInAgain(app, await signUpSeller(app))
    await addShop('foreign', other.companyId)
    expect((await relate(id, ['three', 'foreign'])).code).toBe(20018)
    expect((await relate(id, ['foreign'], other)).code).toBe(20018)
    expect((await relate('acct_none', ['three'])).code).toBe(20018)
    expect(await accountOf('three')).toBeUndefined()
  })

  it('is noted for at most 1,000 shops at once', async () => {
    const many = Array.from({ length: 1001 }, (_, index) => `shop-${index}`)
    expect((await relate(null, many)).code).toBe(20015)
    expect((await relate(null, [])).code).toBe(20008)
  })
})
