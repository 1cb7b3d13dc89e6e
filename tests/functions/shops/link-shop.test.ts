import { afterAll, describe, expect, it } from 'vitest'
import { quotedCurrencies, type ReferenceRates } from '#shared/money/exchange-rates.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { putEnteredRate, putRates } from '../../../functions/data/exchange-rates.ts'
import { createShopApp } from './shop-app.ts'

let token: string
let company = 0

const app = await createShopApp()
afterAll(() => app.close())

/** A seller with a separate company. */
const newSeller = () => app.login(`company-${++company}`)

const itemsOfType = async (type: string) => (await app.everyItem()).filter((item) => item['type'] === type)

describe('the platforms', () => {
  it('are those of the configuration', async () => {
    token = await newSeller()
    const { data } = await app.send(shopsEndpoints.listShopPlatforms, {}, { token })
    expect(data).toEqual([
      {
        id: 'harbor-market',
        platform: 'Harbor Market',
        other_names: [],
        partner_abbr: 'harbor-market',
        action: 'oauth',
        is_callback: true,
        icon: 'harbor-market',
        sites: null,
        sites_without_rates: [],
        currencies_without_rates: ['AED', 'SAR', 'EGP', 'TWD', 'VND', 'CLP', 'COP'],
        region: 'global',
        has_several_shops: false,
        history_days: null,
        reads: ['shopProfile', 'orders', 'refunds'],
        never_reads: ['buyers', 'messages', 'products', 'shopMoney', 'passwords'],
      },
    ])
  })
})

describe('the address at the platform', () => {
  it('asks for a code with PKCE, and keeps neither state nor verifier in the clear', async () => {
    token = await newSeller()
    const body = { platform_id: 'harbor-market' }
    const { data } = await app.send(
      shopsEndpoints.createOauthUrl,
      { body },
      { token, headers: { 'accept-language': 'zh-HK' } },
    )
    const { searchParams } = new URL(data.url)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'https://portal.test/financing/oauth/callback',
      scope: 'shop:read orders:read',
      code_challenge_method: 'S256',
      ui_locales: 'zh-TW',
    })
    expect(searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await app.everyItem())).not.toContain(searchParams.get('state'))
  })

  it('is refused for an unknown platform, and for a way back to elsewhere', async () => {
    token = await newSeller()
    const send = (body: { platform_id: string; return_to?: string }) =>
      app.send(shopsEndpoints.createOauthUrl, { body }, { token })
    expect((await send({ platform_id: 'bazaar' })).code).toBe(20018)
    for (const return_to of ['//evil.example', 'https://evil.example', '/\\evil.example'])
      expect((await send({ platform_id: 'harbor-market', return_to })).code).toBe(20008)
  })
})

describe('linking', () => {
  it('a shop in a currency without rates is refused, and its consent ended', async () => {
    token = await newSeller()
    const back = await app.consent(token, 'in-dirhams')
    const reach = app.deps.fetch
    const sent: string[] = []
    app.deps.fetch = async (...request) => {
      const { pathname } = new URL(new Request(...request).url)
      sent.push(pathname)
      if (!pathname.endsWith('/shop')) return reach(...request)
      return Response.json({
        id: 'in-dirhams',
        name: 'Gifts',
        currency: 'AED',
        opened_at: '2025-01-01T00:00:00.000Z',
      })
    }
    try {
      const refused = await app.callback(token, back)
      expect([refused.status, refused.code]).toEqual([422, 20002])
      expect(refused.body).toContain('"AED"')
      expect(sent.at(-1)).toMatch(/revoke$/)
      expect((await app.list(token)).shop).toEqual([])
      expect((await app.callback(token, back)).code, 'the errand is over').toBe(20007)
    } finally {
      app.deps.fetch = reach
    }
  })

  it('a shop in a currency with a rate that the lender entered is linked, as one with a published rate', async () => {
    token = await newSeller()
    const { table } = app.deps
    const date = businessDate(app.clock.now())
    const perEuro = Object.fromEntries(
      quotedCurrencies.map((each) => [each, '2.0000']),
    ) as ReferenceRates['perEuro']
    await table.write(putRates(table, { date, source: 'European Central Bank', perEuro }))
    const source = 'Central Bank of the UAE'
    const entered = { rate: '3.6725', enteredBy: 'ada', enteredAt: app.clock.now().toISOString() }
    await table.write(
      putEnteredRate(table, { date, currency: 'AED', per: 'USD', source, ...entered, version: 0 }),
    )
    const back = await app.consent(token, 'in-dirhams')
    const reach = app.deps.fetch
    app.deps.fetch = async (...request) =>
      new Request(...request).url.endsWith('/shop')
        ? Response.json({
            id: 'in-dirhams',
            name: 'Gifts',
            currency: 'AED',
            opened_at: '2025-01-01T00:00:00.000Z',
          })
        : reach(...request)
    try {
      const linked = await app.callback(token, back)
      expect([linked.status, linked.code]).toEqual([200, 0])
      expect((await app.list(token)).shop).toMatchObject([{ name: 'Gifts', currency: 'AED' }])
    } finally {
      app.deps.fetch = reach
    }
  })

  it('stores the shop in the company, its tokens sealed', async () => {
    token = await newSeller()
    const answered = await app.link(token, 'sealed-shop')
    expect(answered.data).toEqual({
      id: expect.any(String) as string,
      has_choice: false,
      return_to: '/credit/hook/home',
    })
    const { shop, psp } = await app.list(token)
    expect(psp).toEqual([])
    expect(shop).toEqual([
      {
        id: answered.data.id,
        name: 'Harbor Gift Co. UK',
        platform: 'harbor-market',
        shop_id: 'sealed-shop',
        site: null,
        domain: null,
        psp: null,
        industry: null,
        auth_mode: 1,
        status: 'authorized',
        outside_facility: false,
        authorised_at: '2026-11-21T06:00:00.000Z',
        expires_at: '2027-11-21T06:00:00.000Z',
        expiring_soon: false,
        condition: null,
        abnormal: [],
        currency: 'GBP',
        opened_at: '2025-11-12T00:00:00Z',
        import: {
          status: 'pending',
          orders: 0,
          sales: '0.00',
          refunds: '0.00',
          converted: [],
          left_out: [],
          differing_months: [],
          report_basis: null,
          first_date: null,
          last_date: null,
          read_to: null,
          percent: 0,
        },
        monthly_sales: [],
      },
    ])
    const [item] = (await itemsOfType('shop')).filter((each) => each['platformShopId'] === 'sealed-shop')
    expect(item?.['sealedTokens']).not.toContain('accessToken')
  })

  it('is done once, however often the callback is called', async () => {
    token = await newSeller()
    const back = await app.consent(token, 'twice')
    const answers = await Promise.all([app.callback(token, back), app.callback(token, back)])
    const again = await app.callback(token, back)
    expect(again.code).toBe(0)
    const known = answers.map((each) => (each.code === 20009 ? 'processing' : each.data.id))
    expect(['processing', again.data.id]).toEqual(expect.arrayContaining(known))
    expect((await app.list(token)).shop).toHaveLength(1)
    const events = (await itemsOfType('event')).map((item) => item['payload'] as { shopId: string })
    expect(events.filter(({ shopId }) => shopId === again.data.id)).toHaveLength(1)
  })

  it('the same shop again authorises it again, and doubles nothing', async () => {
    token = await newSeller()
    const first = await app.link(token, 'again')
    const second = await app.link(token, 'again')
    expect(second.data.id).toBe(first.data.id)
    expect((await app.list(token)).shop).toHaveLength(1)
  })

  it('two shops side by side keeps both', async () => {
    token = await newSeller()
    await app.link(token, 'left')
    await app.link(token, 'right')
    expect((await app.list(token)).shop.map((each) => each.shop_id).toSorted()).toEqual(['left', 'right'])
  })

  it('the same shop by two companies at once links it to one of them', async () => {
    const sellers = [await newSeller(), await newSeller()]
    const back = [await app.consent(sellers[0] ?? '', 'raced'), await app.consent(sellers[1] ?? '', 'raced')]
    const answers = await Promise.all(back.map((each, index) => app.callback(sellers[index] ?? '', each)))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 411005])
    const held = await Promise.all(sellers.map(async (seller) => (await app.list(seller)).shop.length))
    expect(held.toSorted()).toEqual([0, 1])
  })

  it("another company's shop is refused, and changes nothing of it", async () => {
    const owner = await newSeller()
    await app.link(owner, 'held')
    const before = await app.list(owner)
    const other = await newSeller()
    const back = await app.consent(other, 'held')
    const refused = await app.callback(other, back)
    expect([refused.status, refused.code]).toEqual([409, 411005])
    expect((await app.callback(other, back)).code).toBe(20007)
    expect((await app.list(other)).shop).toEqual([])
    expect(await app.list(owner)).toEqual(before)
  })
})

describe('a callback', () => {
  it('with a made-up state is refused', async () => {
    token = await newSeller()
    const { code } = await app.consent(token)
    expect((await app.callback(token, { code, state: 'made-up' })).code).toBe(20007)
  })

  it('that names another platform as its issuer, or none, is refused and may come right after all', async () => {
    const back = await app.consent(token, 'mixed-up')
    const query = new URLSearchParams(back.query)
    query.set('iss', 'https://elsewhere.example')
    expect((await app.callback(token, { ...back, query: query.toString() })).code).toBe(20007)
    expect((await app.callback(token, { ...back, query: '' })).code).toBe(20007)
    expect((await app.callback(token, back)).code).toBe(0)
  })

  it("with another company's or another session's state is refused", async () => {
    const companyId = `company-${++company}`
    const back = await app.consent(await app.login(companyId), 'foreign')
    expect((await app.callback(await newSeller(), back)).code).toBe(20007)
    expect((await app.callback(await app.login(companyId), back)).code).toBe(20007)
  })

  it('after ten minutes is refused', async () => {
    token = await newSeller()
    const back = await app.consent(token, 'late')
    app.clock.advance('PT10M')
    expect((await app.callback(token, back)).code).toBe(20007)
  })

  it('with a code that the platform refuses is refused, and its state is spent', async () => {
    token = await newSeller()
    const back = await app.consent(token, 'refused')
    const refused = await app.callback(token, { ...back, code: 'another-code' })
    expect([refused.status, refused.code]).toEqual([401, 411003])
    expect((await app.callback(token, back)).code).toBe(20007)
    expect((await app.list(token)).shop).toEqual([])
  })

  it('while the platform is away says so', async () => {
    token = await newSeller()
    const back = await app.consent(token, 'away')
    app.line.isDown = true
    const refused = await app.callback(token, back)
    app.line.isDown = false
    expect([refused.status, refused.code]).toEqual([502, 502])
  })
})
