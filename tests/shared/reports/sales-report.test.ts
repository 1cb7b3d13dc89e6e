import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalFromFraction, type Fraction } from '#shared/money/fraction.ts'
import type { ReportShop } from '#shared/reports/report-shop.ts'
import { reportFrom } from '#shared/reports/report-window.ts'
import { salesReport } from '#shared/reports/sales-report.ts'
import { addDays, addMonths } from '#shared/time/business-date.ts'
import { present } from '../../support/present.ts'

const today = '2026-11-21'
const period = { from: reportFrom(today), today }

const shopOf = (
  days: readonly [date: string, sales: number, refunds?: number][],
  changes: Partial<ReportShop> = {},
): ReportShop => ({
  shopId: 'one',
  name: 'Lantern Gifts',
  platform: 'harbor-market',
  days: days.map(([date, sales, refunds = 0]) => ({ date, salesCents: sales, refundsCents: refunds })),
  ...changes,
})

/** The given amounts on every day from `from` to yesterday. */
const everyDay = (from: string, salesOn: (date: string) => number): [string, number][] => {
  const days: [string, number][] = []
  for (let date = from; date < today; date = addDays(date, 1)) days.push([date, salesOn(date)])
  return days
}

const shown = (value: Fraction | null | undefined) => value && decimalFromFraction(value, 4)

const reportOn = (...shops: ReportShop[]) => present(salesReport(shops, period))

describe('the months', () => {
  test('run from the first order to yesterday, including those without orders', () => {
    const { months, days } = reportOn(
      shopOf([
        ['2026-08-10', 500],
        ['2026-11-20', 700, 200],
      ]),
    )
    expect(days).toEqual({ from: '2026-08-10', to: '2026-11-20' })
    expect(months).toEqual([
      { month: '2026-08', salesCents: 500, refundsCents: 0, isWhole: false },
      { month: '2026-09', salesCents: 0, refundsCents: 0, isWhole: true },
      { month: '2026-10', salesCents: 0, refundsCents: 0, isWhole: true },
      { month: '2026-11', salesCents: 700, refundsCents: 200, isWhole: false },
    ])
  })

  test('go back two years before the current month, and the current day does not count', () => {
    const { months } = reportOn(
      shopOf([
        ['2020-01-01', 1],
        ['2024-10-31', 9],
        ['2024-11-01', 2],
        [today, 9],
      ]),
    )
    expect(months).toHaveLength(25)
    expect(months[0]).toEqual({ month: '2024-11', salesCents: 2, refundsCents: 0, isWhole: true })
    expect(months.at(-1)?.salesCents).toBe(0)
  })

  test('there is no report on shops without sales up to yesterday', () => {
    expect(salesReport([shopOf([])], period)).toBeNull()
    expect(salesReport([shopOf([[today, 100]])], period)).toBeNull()
  })

  test('the last year is that of the limit, with refunds as a share of its sales', () => {
    const { year } = reportOn(
      shopOf([
        ['2025-11-20', 999],
        ['2025-11-21', 300],
        ['2026-11-20', 100, 40],
      ]),
    )
    expect(year).toMatchObject({ from: '2025-11-21', to: '2026-11-20', salesCents: 400, netCents: 360 })
    expect(shown(year.refundRatio)).toBe('0.1000')
    expect(reportOn(shopOf([['2026-11-20', 0, 40]])).year.refundRatio).toBeNull()
  })
})

describe('growth', () => {
  test('compares the latest complete months with those of the previous year', () => {
    // Complete from September 2025: of the thirteen complete months up to October 2026, two have a
    // counterpart.
    const days = everyDay('2025-09-01', (date) => (date < '2026-09-01' ? 100 : 150))
    const { growth } = reportOn(shopOf(days))
    expect(growth).toMatchObject({ months: 2, from: '2026-09-01', to: '2026-10-31' })
    expect(growth).toMatchObject({ netCents: 61 * 150, beforeCents: 61 * 100 })
    expect(shown(growth?.change)).toBe('0.5000')
  })

  test('covers at most a year', () => {
    const { growth } = reportOn(shopOf(everyDay('2024-11-01', (date) => (date < '2025-11-01' ? 200 : 100))))
    expect(growth).toMatchObject({ months: 12, from: '2025-11-01', to: '2026-10-31' })
    expect(shown(growth?.change)).toBe('-0.5000')
  })

  test('requires a complete month to compare, and a base above zero', () => {
    expect(reportOn(shopOf(everyDay('2025-10-02', () => 100))).growth).toBeNull()
    expect(
      reportOn(
        shopOf([
          ['2025-09-01', 0],
          ['2026-09-01', 100],
        ]),
      ).growth,
    ).toBeNull()
  })
})

describe('seasonality', () => {
  test('is the average day of a month divided by that of all months', () => {
    const days = everyDay('2025-11-21', (date) => (date.slice(5, 7) === '12' ? 1200 : 100))
    const { seasonality } = reportOn(shopOf(days))
    expect(seasonality).toHaveLength(12)
    // A mean of (11 × 100 + 1200) / 12.
    expect(seasonality?.map(({ index }) => shown(index))).toEqual([
      ...Array.from({ length: 11 }, () => '0.5217'),
      '6.2609',
    ])
  })

  test('requires twelve months of sales', () => {
    expect(reportOn(shopOf([['2025-11-21', 100]])).seasonality).not.toBeNull()
    expect(reportOn(shopOf([['2025-11-22', 100]])).seasonality).toBeNull()
  })
})

describe('the week', () => {
  test('begins on Monday, and compares each day with the others', () => {
    // 2026-11-16 was a Monday, and 21 a Saturday.
    const mondays = new Set(Array.from({ length: 8 }, (_, week) => addDays('2026-11-16', -7 * week)))
    const { week } = reportOn(shopOf(everyDay('2026-09-26', (date) => (mondays.has(date) ? 800 : 100))))
    expect(week?.map(({ index }) => shown(index))).toEqual(['4.0000', ...Array(6).fill('0.5000')])
  })

  test('requires eight complete weeks', () => {
    expect(reportOn(shopOf([['2026-09-26', 100]])).week).toHaveLength(7)
    expect(reportOn(shopOf([['2026-09-27', 100]])).week).toBeNull()
  })
})

test('shares are of net sales, by platform and by shop, largest first', () => {
  const { concentration } = reportOn(
    shopOf([['2026-11-01', 200]]),
    shopOf([['2026-11-01', 600]], { shopId: 'two', name: 'Harbour Lights', platform: 'quay' }),
    shopOf([['2026-11-01', 200]], { shopId: 'three', name: 'Lantern Gifts' }),
    shopOf([['2026-11-01', 0, 50]], { shopId: 'four', name: 'Ebb', platform: 'ebb' }),
  )
  const rowsOf = (parts: typeof concentration.shops) =>
    parts.map(({ name, netCents, share }) => [name, netCents, shown(share)])
  expect(rowsOf(concentration.platforms)).toEqual([
    ['quay', 600, '0.6000'],
    ['harbor-market', 400, '0.4000'],
    ['ebb', -50, '0.0000'],
  ])
  expect(rowsOf(concentration.shops)).toEqual([
    ['Harbour Lights', 600, '0.6000'],
    ['Lantern Gifts', 200, '0.2000'],
    ['Lantern Gifts', 200, '0.2000'],
    ['Ebb', -50, '0.0000'],
  ])
})

const reported = (
  shops: readonly {
    platform: string
    days: readonly { ago: number; salesCents: number; refundsCents: number }[]
  }[],
) =>
  shops.map(
    ({ platform, days }, index): ReportShop => ({
      shopId: String(index),
      name: `Shop ${index}`,
      platform,
      days: days.map(({ ago, ...takings }) => ({ date: addDays(today, -ago), ...takings })),
    }),
  )

const asNumber = ({ numerator, denominator }: Fraction) => Number(numerator) / Number(denominator)
const sumOf = (values: readonly Fraction[]) => values.reduce((sum, value) => sum + asNumber(value), 0)

const sum = (cents: readonly number[]) => cents.reduce((total, each) => total + each, 0)

describe('for any sales', () => {
  const anyDay = record({
    ago: integer({ min: 1, max: 900 }),
    salesCents: integer({ min: 0, max: 10_000_000 }),
    refundsCents: integer({ min: 0, max: 3_000_000 }),
  })
  const anyShop = record({
    platform: constantFrom('quay', 'harbor-market'),
    days: array(anyDay, { minLength: 1, maxLength: 40 }),
  })
  const anyShops = array(anyShop, { minLength: 1, maxLength: 4 })
  test('the months add up to all sales since the start of the report', () => {
    assert(
      property(anyShops, (shops) => {
        const all = reported(shops)
        const report = salesReport(all, period)
        const inside = all.flatMap(({ days }) => days).filter(({ date }) => date >= period.from)
        expect(sum(report?.months.map(({ salesCents }) => salesCents) ?? [])).toBe(
          sum(inside.map(({ salesCents }) => salesCents)),
        )
        expect(sum(report?.months.map(({ refundsCents }) => refundsCents) ?? [])).toBe(
          sum(inside.map(({ refundsCents }) => refundsCents)),
        )
      }),
      { numRuns: 100 },
    )
  })

  test('months are consecutive', () => {
    assert(
      property(anyShops, (shops) => {
        const months = salesReport(reported(shops), period)?.months.map(({ month }) => month) ?? []
        const [first = ''] = months
        expect(months).toEqual(months.map((_, ago) => addMonths(`${first}-01`, ago).slice(0, 7)))
      }),
      { numRuns: 100 },
    )
  })

  test('the indices of a year and of a week have a mean of one', () => {
    assert(
      property(anyShops, (shops) => {
        const { seasonality, week } = salesReport(reported(shops), period) ?? {}
        const rhythms = [seasonality, week].flatMap((rhythm) => (rhythm ? [rhythm] : []))
        const means = rhythms.map((rhythm) => sumOf(rhythm.map(({ index }) => index)) / rhythm.length)
        expect(means.filter((mean) => Math.abs(mean - 1) > 1e-9)).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  test('shares add up to one, or to zero without net sales', () => {
    assert(
      property(anyShops, (shops) => {
        const { concentration, year } = salesReport(reported(shops), period) ?? {}
        const sums = [concentration?.platforms, concentration?.shops].map((parts) =>
          Math.round(1e9 * sumOf((parts ?? []).map(({ share }) => share))),
        )
        expect([0, 1e9]).toContain(sums[0])
        expect(sums[0] === 1e9 || (year?.netCents ?? 0) <= 0).toBe(true)
      }),
      { numRuns: 100 },
    )
  })
})
