import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convertSales, isCarriedForward, type ShopSalesInOwnCurrency } from '#shared/lending/convert-sales.ts'
import { currencyOfSales } from '#shared/lending/facility-currency.ts'
import { currencyFixedBy } from '#shared/lending/product-terms.ts'
import { currencies } from '#shared/money/currency.ts'
import {
  convertCents,
  crossRate,
  firstCurrencies,
  type ReferenceRates,
  ratesOn,
} from '#shared/money/exchange-rates.ts'
import { addDays } from '#shared/time/business-date.ts'
import { publishedRates } from '../../support/published-rates.ts'

const window = { from: '2025-03-06', to: '2026-03-06' }

const shop = (
  currency: ShopSalesInOwnCurrency['currency'],
  ...days: [string, number, number][]
): ShopSalesInOwnCurrency => ({
  platform: 'harbor-market',
  currency,
  days: days.map(([date, salesCents, refundsCents]) => ({ date, salesCents, refundsCents })),
})

describe('sales in another currency', () => {
  test('are converted at each day’s rate, a weekend’s at Friday’s, sales and refunds separately', () => {
    const usd = shop('USD', ['2026-03-05', 1000_00, 100_01], ['2026-03-01', 1000_00, 0])
    const { shops, conversions } = convertSales([usd], 'GBP', publishedRates, window)
    // 0.8695 / 1.1618 on the 5th; the 1st is a Sunday: 0.8763 / 1.1805 of 27 February.
    expect(shops).toEqual([
      {
        platform: 'harbor-market',
        days: [
          { date: '2026-03-05', salesCents: 748_41, refundsCents: 74_85 },
          { date: '2026-03-01', salesCents: 742_31, refundsCents: 0 },
        ],
      },
    ])
    expect(conversions).toEqual([
      {
        from: 'USD',
        to: 'GBP',
        source: 'European Central Bank',
        netSalesCents: 1899_99,
        convertedCents: 748_41 - 74_85 + 742_31,
        first: { date: '2026-02-27', rate: '0.742313' },
        last: { date: '2026-03-05', rate: '0.748408' },
        lowest: { date: '2026-02-27', rate: '0.742313' },
        highest: { date: '2026-03-05', rate: '0.748408' },
        soldUntil: '2026-03-05',
      },
    ])
  })

  test('in the facility’s own are unchanged, and need no rates', () => {
    const gbp = shop('GBP', ['2026-03-05', 1000_00, 100_00], ['2019-01-01', 1_00, 0])
    expect(convertSales([gbp], 'GBP', [], window)).toEqual({
      shops: [{ platform: gbp.platform, days: gbp.days }],
      conversions: [],
    })
  })

  test('before the window only determine the start of trading, and need no rates', () => {
    const usd = shop('USD', ['2017-05-01', 1000_00, 0], ['2026-03-05', 1_00, 0])
    const { shops } = convertSales([usd], 'GBP', publishedRates, window)
    expect(shops[0]?.days).toContainEqual({ date: '2017-05-01', salesCents: 0, refundsCents: 0 })
    expect(convertSales([shop('USD', ['2017-05-01', 1000_00, 0])], 'GBP', [], window).conversions).toEqual([])
  })

  test('without a rate that early are refused, not estimated', () => {
    const usd = shop('USD', ['2025-06-01', 1000_00, 0])
    expect(() => convertSales([usd], 'GBP', publishedRates.slice(-3), window)).toThrow(/no exchange rate/i)
    expect(() => convertSales([usd], 'GBP', [], window)).toThrow(/no exchange rate/i)
  })

  test('after the last published rate are converted by it, marked with its date', () => {
    const later = { from: '2025-11-22', to: '2026-11-22' }
    const usd = shop('USD', ['2026-03-05', 1000_00, 0], ['2026-11-21', 1000_00, 0])
    const [conversion] = convertSales([usd], 'GBP', publishedRates, later).conversions
    expect(conversion).toMatchObject({ last: { date: '2026-03-05' }, soldUntil: '2026-11-21' })
    expect(conversion && isCarriedForward(conversion)).toBe(true)
  })

  test.each([
    // From the Thursday before Easter to Monday, no fixing is missing.
    ['2025-04-17', '2025-04-21', false],
    ['2026-03-05', '2026-03-12', false],
    ['2026-03-05', '2026-03-13', true],
  ])('at the rate of %s until %s, a missing newer one is %s', (date, soldUntil, missing) => {
    expect(isCarriedForward({ last: { date, rate: '1.00000' }, soldUntil })).toBe(missing)
  })

  test('of one currency in several shops are listed together, the largest currency first', () => {
    const { conversions } = convertSales(
      [
        shop('JPY', ['2026-03-05', 100_000_00, 0]),
        shop('USD', ['2026-03-04', 1000_00, 0]),
        shop('USD', ['2026-03-05', 500_00, 0]),
      ],
      'GBP',
      publishedRates,
      window,
    )
    expect(conversions.map(({ from, netSalesCents }) => [from, netSalesCents])).toEqual([
      ['USD', 1500_00],
      ['JPY', 100_000_00],
    ])
  })

  const anyShop = fc.record({
    platform: fc.constant('harbor-market'),
    currency: fc.constantFrom('EUR' as const, ...firstCurrencies),
    days: fc.array(
      fc.record({
        date: fc.integer({ min: 0, max: 364 }).map((ago) => addDays(window.from, ago)),
        salesCents: fc.nat(10_000_000_00),
        refundsCents: fc.nat(10_000_000_00),
      }),
      { maxLength: 20 },
    ),
  })

  test('equal the sum of the days’, and so does the explanation', () => {
    fc.assert(
      fc.property(fc.array(anyShop, { maxLength: 4 }), fc.constantFrom(...currencies), (sold, to) => {
        const { shops, conversions } = convertSales(sold, to, publishedRates, window)
        const total = shops
          .flatMap(({ days }) => days)
          .reduce((sum, { salesCents, refundsCents }) => sum + salesCents - refundsCents, 0)
        const byHand = sold.flatMap(({ currency, days }) =>
          days.map(({ date, salesCents, refundsCents }) => {
            const rate = crossRate(ratesOn(publishedRates, date) as ReferenceRates, currency, to)
            return convertCents(salesCents, rate) - convertCents(refundsCents, rate)
          }),
        )
        expect(total).toBe(byHand.reduce((sum, cents) => sum + cents, 0))
        const own = sold
          .filter(({ currency }) => currency === to)
          .flatMap(({ days }) => days)
          .reduce((sum, { salesCents, refundsCents }) => sum + salesCents - refundsCents, 0)
        expect(conversions.reduce((sum, { convertedCents }) => sum + convertedCents, own)).toBe(total)
        for (const { lowest, first, highest } of conversions) {
          expect(Number(lowest.rate)).toBeLessThanOrEqual(Number(first.rate))
          expect(Number(first.rate)).toBeLessThanOrEqual(Number(highest.rate))
        }
      }),
      { numRuns: 50 },
    )
  })
})

const day = (cents: number): [string, number, number] => ['2026-03-05', cents, 0]

const chosen = (...shops: ShopSalesInOwnCurrency[]) => currencyOfSales(shops, publishedRates, window)

describe('the currency of a facility', () => {
  test('is the product’s, if it has one', () => {
    expect(currencyFixedBy({ from: 'product', currency: 'USD' })).toBe('USD')
    expect(currencyFixedBy({ from: 'shops' })).toBeUndefined()
  })

  test('is that of the shops, without rates if they all sell in one', () => {
    expect(currencyOfSales([shop('HKD', day(1_00)), shop('HKD')], [], window)).toBe('HKD')
  })

  test('is that of the largest share of net sales at the day’s rates', () => {
    // 748.41 GBP against 700.00 and 800.00; 1,000,000 JPY are 4,750.59 GBP.
    expect(chosen(shop('USD', day(1000_00)), shop('GBP', day(700_00)))).toBe('USD')
    expect(chosen(shop('USD', day(1000_00)), shop('GBP', day(800_00)))).toBe('GBP')
    expect(chosen(shop('USD', ['2026-03-05', 1000_00, 100_00]), shop('GBP', day(700_00)))).toBe('GBP')
    expect(chosen(shop('GBP', day(500_00)), shop('USD', day(1000_00)), shop('GBP', day(300_00)))).toBe('GBP')
  })

  test('is the US dollar if no facility can be kept in that of most sales', () => {
    expect(chosen(shop('JPY', day(1_000_00)))).toBe('USD')
    expect(chosen(shop('GBP', day(800_00)), shop('JPY', day(1_000_000_00)))).toBe('USD')
  })

  test('ignores sales before the relevant year', () => {
    expect(chosen(shop('GBP', ['2024-03-05', 9_000_00, 0]), shop('EUR', day(1_00)))).toBe('EUR')
  })
})

test('a day before a currency was published takes no rate of it, and one after it does', () => {
  const [published] = publishedRates.slice(-1)
  if (!published) throw new Error('no rates')
  const withLira = { ...published, date: '2026-03-10', perEuro: { ...published.perEuro, TRY: '50' } }
  const rates = [published, withLira]
  const year = { from: '2026-01-01', to: '2026-12-31' }
  const early = shop('TRY', ['2026-03-09', 5000_00, 0])
  expect(() => convertSales([early], 'EUR', rates, year)).toThrow('TRY on 2026-03-09')
  const late = shop('TRY', ['2026-03-11', 5000_00, 0])
  expect(convertSales([late], 'EUR', rates, year).shops[0]?.days).toMatchObject([{ salesCents: 100_00 }])
})
