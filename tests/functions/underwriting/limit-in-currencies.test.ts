import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import type { TradedCurrency } from '#shared/money/currency.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { seedExchangeRates } from '../../../scripts/seed/seed-exchange-rates.ts'
import { readFacility } from '../../support/build-facility.ts'
import { deliver } from '../../support/event-lanes.ts'
import { publishedRates } from '../../support/published-rates.ts'
import { logInAgain, type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { createIncreaseStory } from '../credit/increase-story.ts'

/** The morning after the last published rates. */
const startAt = '2026-03-06T01:00:00.000Z'

const openApp = async () => {
  const app = await createTestApp({ startAt })
  return { app, story: createIncreaseStory(app) }
}

let app: TestApp
let story: ReturnType<typeof createIncreaseStory>
beforeAll(async () => {
  ;({ app, story } = await openApp())
  await seedExchangeRates(
    app.deps,
    publishedRates.filter(({ date }) => date >= '2025-02-25'),
  )
})
afterAll(() => app.close())

/** A seller whose shops sell 100,000.00 of their currency on the 5th of each month, and refund 8,000.00. */
const sellerWithShops = async (...currencies: TradedCurrency[]): Promise<Seller> => {
  const seller = await logInAgain(app, await signUpSeller(app))
  for (const [index, currency] of currencies.entries())
    await story.linkShop(seller, `shop-${index}`, story.evenMonths(20), { currency })
  return seller
}

const signed = async (seller: Seller, changes?: Parameters<typeof story.completeSigning>[1]) =>
  deliver(await story.completeSigning(seller, changes), app.deps)

describe('the limit of shops in several currencies', () => {
  test('is converted at each day’s rate, in the currency of the largest share, with the rates used', async () => {
    const seller = await sellerWithShops('USD', 'GBP')
    await signed(seller)
    const limit = await story.limitOf(seller)
    // In dollars 897,267.29 − 71,781.38 at the rates of twelve days, to the cent each; and 1,104,000.00 in pounds.
    // 1,929,485.91 ÷ 12 × 1.5 × V 1 × C 0.9 × A 19/24 = 171,844.84.
    expect(limit).toMatchObject({
      status: 'active',
      currency: 'GBP',
      net_sales: '1929485.91',
      limit: '171000.00',
    })
    expect(limit.conversions).toEqual([
      {
        from: 'USD',
        to: 'GBP',
        source: 'European Central Bank',
        net_sales: '1104000.00',
        converted_net_sales: '825485.91',
        // 5 April 2025 was a Saturday.
        first: { date: '2025-04-04', rate: '0.768608' },
        last: { date: '2026-03-05', rate: '0.748408' },
        lowest: { date: '2025-07-04', rate: '0.732982' },
        highest: { date: '2025-04-04', rate: '0.768608' },
        sold_until: '2026-03-05',
        carried_forward: false,
        entered: false,
      },
    ])
  })

  test('is in US dollars if they sell in an unsupported currency', async () => {
    const seller = await sellerWithShops('JPY')
    await signed(seller)
    expect(await story.applicationOf(seller)).toMatchObject({ status: 'failed', failure_reason: 'limitZero' })
    const rich = await logInAgain(app, await signUpSeller(app))
    const days = story.evenMonths(20).map((day) => ({ ...day, sales: day.sales * 100, refunds: 0 }))
    await story.linkShop(rich, 'one', days, { currency: 'JPY' })
    await signed(rich)
    expect(await story.limitOf(rich)).toMatchObject({
      status: 'active',
      currency: 'USD',
      conversions: [{ from: 'JPY', to: 'USD', net_sales: '120000000.00' }],
    })
  })

  test('is in the product’s currency if that is fixed', async () => {
    const seller = await sellerWithShops('GBP')
    const terms = {
      ...productTerms.small_shop_financing,
      currencyRule: { from: 'product', currency: 'USD' } as const,
    }
    await signed(seller, { terms })
    expect(await story.limitOf(seller)).toMatchObject({
      status: 'active',
      currency: 'USD',
      // 1,605,193.42 − 128,415.49
      net_sales: '1476777.93',
      conversions: [{ from: 'GBP', to: 'USD', converted_net_sales: '1476777.93' }],
    })
  })

  test('has no rates if all sales are in its own', async () => {
    const seller = await sellerWithShops('GBP', 'GBP')
    await signed(seller)
    expect(await story.limitOf(seller)).toMatchObject({ currency: 'GBP', conversions: [] })
  })

  test('stays in its facility’s currency if another has become the largest share', async () => {
    const seller = await sellerWithShops('GBP')
    await signed(seller)
    const facilityId = (await story.summaryOf(seller))?.facility_id ?? ''
    const more = story.evenMonths(20).map((day) => ({ ...day, sales: day.sales * 4 }))
    await story.linkShop(seller, 'dollars', more, { currency: 'USD' })
    const asked = await story.submit(seller)
    expect(asked).toMatchObject({ code: 0, data: { type: 'limit_increase' } })
    expect(Number(asked.data.requested_limit)).toBeGreaterThan(98_000)

    const { recalculation } = await story.firstPayout({ ...seller, facilityId })
    await deliver(recalculation, app.deps)
    for (const shopId of ['shop-0', 'dollars'])
      await deliver(await story.importAgain(seller, shopId), app.deps)
    expect(await story.limitOf(seller)).toMatchObject({
      currency: 'GBP',
      calculated_limit: asked.data.requested_limit,
      conversions: [{ from: 'USD', to: 'GBP' }],
    })
    expect(await readFacility(app, facilityId)).toMatchObject({ currency: 'GBP' })
  })
})

test('a limit waits for missing exchange rates instead of using others', async () => {
  const bare = await openApp()
  try {
    const seller = await logInAgain(bare.app, await signUpSeller(bare.app))
    await bare.story.linkShop(seller, 'one', bare.story.evenMonths(20), { currency: 'USD' })
    await bare.story.linkShop(seller, 'two', bare.story.evenMonths(20), { currency: 'GBP' })
    const { token } = seller
    const noRates = { status: 502, code: 502 }
    expect(await bare.app.send(creditEndpoints.getCreditEstimate, {}, { token })).toMatchObject(noRates)
    const preview = { body: { ids: ['two'] } }
    expect(await bare.app.send(shopsEndpoints.previewUnlinking, preview, { token })).toMatchObject(noRates)
    const eventId = await bare.story.completeSigning(seller)
    await expect(deliver(eventId, bare.app.deps)).rejects.toThrow(/no exchange rate/i)
    expect(await bare.story.applicationOf(seller)).toMatchObject({ status: 'submitted' })
    expect(await bare.story.facilitiesOf(seller)).toEqual([])

    await seedExchangeRates(
      bare.app.deps,
      publishedRates.filter(({ date }) => date.startsWith('2025-04-0')),
    )
    // The only rate would have been used for eleven months: too old for a new limit, though an estimate shows it.
    await expect(deliver(eventId, bare.app.deps)).rejects.toThrow('too old for a new limit')
    expect(await bare.story.facilitiesOf(seller)).toEqual([])
    expect(await bare.story.limitOf(seller)).toMatchObject({ status: 'calculating', waits_for_rates: true })
    const estimate = await bare.app.send(creditEndpoints.getCreditEstimate, {}, { token })
    expect(estimate.code).toBe(0)

    await seedExchangeRates(
      bare.app.deps,
      publishedRates.filter(({ date }) => date >= '2026-02-25'),
    )
    expect(await bare.story.limitOf(seller)).toMatchObject({ status: 'calculating', waits_for_rates: false })
    await deliver(eventId, bare.app.deps)
    expect(await bare.story.limitOf(seller)).toMatchObject({
      status: 'active',
      waits_for_rates: false,
      conversions: [{ first: { date: '2025-04-04' }, carried_forward: false }],
    })
  } finally {
    await bare.app.close()
  }
})

test('a limit is neither raised nor renewed on old rates, and stays as it is', async () => {
  const old = await openApp()
  try {
    await seedExchangeRates(
      old.app.deps,
      publishedRates.filter(({ date }) => date >= '2025-02-25'),
    )
    const seller = await logInAgain(old.app, await signUpSeller(old.app))
    await old.story.linkShop(seller, 'one', old.story.evenMonths(20), { currency: 'USD' })
    await old.story.linkShop(seller, 'two', old.story.evenMonths(20), { currency: 'GBP' })
    await deliver(await old.story.completeSigning(seller), old.app.deps)
    const { limit } = await old.story.limitOf(seller)

    // The publisher is silent for two weeks while both shops sell three times as much.
    old.app.clock.set('2026-03-20T01:00:00.000Z')
    const later = await logInAgain(old.app, seller)
    for (const shopId of ['one', 'two'])
      await old.story.writeDays(
        seller,
        shopId,
        [{ date: '2026-03-19', sales: 300_000_00, refunds: 0 }],
        shopId === 'one' ? 'USD' : 'GBP',
      )
    expect(await old.story.submit(later)).toMatchObject({ status: 502, code: 502 })
    const asked = await old.app.send(creditEndpoints.getLimitIncrease, {}, later)
    expect(asked.data).toMatchObject({ limit, supported_limit: null, waits_for_rates: true })
    expect(await old.story.limitOf(later)).toMatchObject({ status: 'active', limit })
  } finally {
    await old.app.close()
  }
})
