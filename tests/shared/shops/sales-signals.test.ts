import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ExaminedDay,
  type ExaminedOrder,
  findSalesSignals,
  salesSignalKinds,
  signalThresholds,
} from '#shared/shops/sales-signals.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'

const now = new Date('2026-11-21T06:00:00.000Z')
const today = businessDate(now)
const dayMs = 24 * 60 * 60_000

const daysAgo = (days: number, hour = 0): string =>
  new Date(now.getTime() - days * dayMs + hour * 60 * 60_000).toISOString()

const kindsOf = (orders: readonly ExaminedOrder[], days: readonly ExaminedDay[] = []) =>
  findSalesSignals(orders, days, now).map(({ kind }) => kind)

/** An order of an honest shop, which sells to many buyers and ships within a week. */
const honestOrder = fc
  .record({
    ago: fc.integer({ min: 0, max: 89 }),
    hour: fc.integer({ min: 0, max: 23 }),
    amount: fc.integer({ min: 5_00, max: 180_00 }),
    buyer: fc.integer({ min: 0, max: 400 }),
    isManual: fc.integer({ min: 0, max: 99 }).map((each) => each < 3),
  })
  .map(({ ago, hour, amount, buyer, isManual }) => ({
    paidAt: daysAgo(ago, hour),
    amount,
    isShipped: ago > 6,
    isManual,
    buyer: `buyer-${buyer}`,
  }))
const honestOrders = fc
  .array(honestOrder, { minLength: 40, maxLength: 200 })
  .map((orders) => orders.map((order, index) => ({ ...order, number: `#${index}` })))

/** A year of sales with a season of half as much again, and refunds of up to a tenth. */
const honestDays = fc
  .record({
    daily: fc.integer({ min: 100_00, max: 9_000_00 }),
    noise: fc.array(fc.integer({ min: 40, max: 160 }), { minLength: 30, maxLength: 60 }),
    peak: fc.integer({ min: 0, max: 364 }),
    refunds: fc.integer({ min: 0, max: 10 }),
  })
  .map(({ daily, noise, peak, refunds }): ExaminedDay[] =>
    Array.from({ length: 365 }, (_, index) => {
      const isSeason = Math.abs(index - peak) < 30
      const sales = Math.round((daily * (noise[index % noise.length] ?? 100) * (isSeason ? 1.5 : 1)) / 100)
      return {
        date: addDays(today, index - 365),
        sales,
        refunds: Math.round((sales * refunds) / 100),
      }
    }),
  )

/** Orders of a pattern, beside the honest ones, worth `share` of all. */
const besides = (
  honest: readonly ExaminedOrder[],
  count: number,
  shape: (index: number, amount: number) => Partial<ExaminedOrder>,
  factor = 1,
): ExaminedOrder[] => {
  const amount = Math.ceil((honest.reduce((sum, each) => sum + each.amount, 0) * factor) / count)
  return [
    ...honest,
    ...Array.from({ length: count }, (_, index) => ({
      number: `pattern-${index}`,
      paidAt: daysAgo(20 + (index % 60)),
      amount,
      isShipped: true,
      isManual: false,
      buyer: `other-${index}`,
      ...shape(index, amount),
    })),
  ]
}

test('an honest shop is rarely flagged', () => {
  const shops = fc.sample(fc.tuple(honestOrders, honestDays), { numRuns: 300, seed: 36 })
  const flagged = shops.filter(([orders, days]) => kindsOf(orders, days).length > 0)
  expect(flagged.length / shops.length).toBeLessThan(0.04)
})

/** The honest orders together with those of each suspicious pattern. */
const patterns: Partial<
  Record<(typeof salesSignalKinds)[number], (honest: readonly ExaminedOrder[]) => readonly ExaminedOrder[]>
> = {
  fewBuyers: (honest) =>
    besides(
      honest.map((order) => ({ ...order, buyer: order.number })),
      30,
      (index) => ({ buyer: `friend-${index % 2}` }),
      1.5,
    ),
  unshipped: (honest) =>
    besides(
      honest.map((order) => ({ ...order, isShipped: true })),
      8,
      () => ({ isShipped: false }),
    ),
  roundAmounts: (honest) =>
    besides(
      honest.map((order) => ({
        ...order,
        amount: order.amount % 100_00 === 0 ? order.amount + 1 : order.amount,
      })),
      12,
      (_, amount) => ({ amount: Math.ceil(amount / 100_00) * 100_00 }),
    ),
  manualPayments: (honest) =>
    besides(
      honest.map((order) => ({ ...order, isManual: false })),
      12,
      () => ({ isManual: true }),
    ),
}

describe('each pattern is flagged, with the orders behind it', () => {
  test.each(Object.entries(patterns))('%s', (kind, build) => {
    fc.assert(
      fc.property(honestOrders, (honest) => {
        const found = findSalesSignals(build(honest), [], now).find((each) => each.kind === kind)
        expect(found?.numbers.length).toBeGreaterThan(0)
        for (const number of found?.numbers ?? []) expect(number).toMatch(/^pattern-/)
      }),
      { numRuns: 100 },
    )
  })

  test('a sudden step before the application', () =>
    fc.assert(
      fc.property(honestDays, (days) => {
        const lifted = days.map((day) =>
          day.date >= addDays(today, -30) ? { ...day, sales: day.sales * 10 } : day,
        )
        expect(kindsOf([], lifted)).toEqual(['suddenStep'])
      }),
      { numRuns: 50 },
    ))

  test('returns that follow it', () =>
    fc.assert(
      fc.property(honestDays, (days) => {
        const lifted = days.map((day) => {
          if (day.date < addDays(today, -60)) return day
          return day.date < addDays(today, -30)
            ? { ...day, sales: day.sales * 8 }
            : { ...day, refunds: day.sales * 6 }
        })
        expect(kindsOf([], lifted)).toContain('returnsAfterStep')
      }),
      { numRuns: 50 },
    ))
})

describe('a small shop', () => {
  const few = Array.from({ length: signalThresholds.fewBuyers.orders - 1 }, (_, index) => ({
    number: `#${index}`,
    paidAt: daysAgo(3),
    amount: 50_00,
    isShipped: false,
    buyer: 'one',
  }))

  test('says nothing by a few orders of one buyer, nor by orders of this week', () => {
    expect(kindsOf(few)).toEqual([])
    expect(
      kindsOf([
        ...few,
        { ...few[0], number: '#20', paidAt: daysAgo(3), amount: 50_00, isShipped: false, buyer: 'one' },
      ]),
    ).toEqual(['fewBuyers'])
  })

  test('that has just begun has no step', () => {
    const days = Array.from({ length: 50 }, (_, index) => ({
      date: addDays(today, index - 50),
      sales: index < 20 ? 10_00 : 900_00,
      refunds: 0,
    }))
    expect(kindsOf([], days)).toEqual([])
  })

  test('without what its platform does not state has no signal of it', () => {
    const silent = few.map(({ buyer: _buyer, ...order }) => ({ ...order, isShipped: true }))
    expect(kindsOf([...silent, ...silent, ...silent])).toEqual([])
  })
})
