import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  entriesOfDisputes,
  entriesOfOrder,
  type Movement,
  type PlatformOrder,
} from '#shared/shops/counted-order.ts'
import { createSalesByDay } from '#shared/shops/daily-sales.ts'

const on = (day: number, amount: number, currency = 'USD', id = `${day}-${amount}`): Movement => ({
  id,
  at: `2026-11-${String(day).padStart(2, '0')}T04:00:00.000Z`,
  amount,
  currency,
})
const cancelled = (day: number) => ({ cancelledAt: on(day, 0).at })

/** What an order comes to, as day, amount and, where it is not the shop's, currency. */
const countedOf = (order: Partial<PlatformOrder>): string[] =>
  entriesOfOrder(
    { id: 'A', number: 'A', placedAt: on(1, 0).at, stage: 'closed', received: [], refunds: [], ...order },
    'USD',
  ).map(({ at, kind, amount, currency }) =>
    [at.slice(8, 10), kind === 'sale' ? amount : -amount, ...(currency ? [currency] : [])].join(' '),
  )

describe('an order counts', () => {
  test.each<[string, Partial<PlatformOrder>, string[]]>([
    ['nothing while nobody paid', {}, []],
    ['nothing when cancelled unpaid', cancelled(2), []],
    ['each capture on its day', { received: [on(3, 600), on(9, 400)] }, ['03 600', '09 400']],
    [
      'each partial refund on its day',
      { received: [on(1, 100)], refunds: [on(4, 30), on(20, 30, 'USD', 'second')] },
      ['01 100', '04 -30', '20 -30'],
    ],
    [
      'what a cancellation leaves, which its refund does not take again',
      { received: [on(1, 100)], refunds: [on(2, 30), on(4, 70)], ...cancelled(3) },
      ['01 100', '02 -30', '03 -70'],
    ],
    [
      'a refund beyond what the cancellation took',
      { received: [on(1, 100)], refunds: [on(4, 130)], ...cancelled(3) },
      ['01 100', '03 -100', '04 -30'],
    ],
    [
      'a refund above its payment, and nothing for its cancellation',
      { received: [on(1, 100)], refunds: [on(2, 120)], ...cancelled(3) },
      ['01 100', '02 -120'],
    ],
    [
      'a payment after its cancellation, as an order that was taken up again',
      { received: [on(1, 100), on(5, 100, 'USD', 'again')], ...cancelled(3) },
      ['01 100', '03 -100', '05 100'],
    ],
    [
      'a refund that is listed before its payment',
      { received: [on(9, 100)], refunds: [on(9, 40)] },
      ['09 100', '09 -40'],
    ],
    [
      'payments in two currencies, each taken back in its own',
      { received: [on(1, 100), on(2, 5000, 'JPY')], ...cancelled(3) },
      ['01 100', '02 5000 JPY', '03 -100', '03 -5000 JPY'],
    ],
    [
      'a refund in the buyer’s currency once where the cancellation took it',
      { received: [on(1, 100)], refunds: [on(4, 90, 'EUR')], ...cancelled(3) },
      ['01 100', '03 -100'],
    ],
    [
      'goods bought together with a gift card, and no refund of the card',
      { received: [on(1, 180)], refunds: [on(4, 180)], uncounted: 100 },
      ['01 80', '04 -80'],
    ],
    ['no gift card', { received: [on(1, 100)], refunds: [on(4, 100)], uncounted: 100 }, ['01 0']],
    [
      'a tip neither where it was paid in two parts',
      { received: [on(1, 5), on(2, 100)], uncounted: 15 },
      ['01 0', '02 90'],
    ],
  ])('%s', (_what, order, expected) => {
    expect(countedOf(order)).toEqual(expected)
  })

  test('once where a platform repeats it', () => {
    const days = createSalesByDay()
    const order = {
      id: 'A',
      number: 'A',
      placedAt: on(1, 0).at,
      stage: 'closed' as const,
      received: [on(1, 100)],
      refunds: [on(2, 30)],
    }
    for (const entry of [...entriesOfOrder(order, 'USD'), ...entriesOfOrder(order, 'USD')]) days.add(entry)
    expect([...days.days.values()]).toMatchObject([
      { sales: 100, refunds: 0, orders: 1 },
      { sales: 0, refunds: 30, orders: 1 },
    ])
  })
})

/** An order with its disputes, as days and amounts: those of the order, and those of the disputes. */
const countedWith = (order: Partial<PlatformOrder>): { order: string[]; disputes: string[] } => {
  const whole: PlatformOrder = {
    id: 'A',
    number: 'A',
    placedAt: on(1, 0).at,
    stage: 'closed',
    received: [on(1, 100)],
    refunds: [],
    ...order,
  }
  const entries = entriesOfDisputes(whole, 'USD')
  return {
    order: countedOf(whole),
    disputes: entries.map(({ at, amount, currency }) =>
      [at.slice(8, 10), -amount, ...(currency ? [currency] : [])].join(' '),
    ),
  }
}

const movement = (id: string) =>
  fc
    .tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 300 }))
    .map(([day, amount]) => on(day, amount, 'USD', id))

const some = (name: string, most: number) =>
  fc
    .array(fc.nat(), { maxLength: most })
    .chain((each) => fc.tuple(...each.map((_, index) => movement(`${name}${index}`))))

describe('a lost dispute takes back', () => {
  test.each<[string, Partial<PlatformOrder>, string[], string[]]>([
    ['the payment', { disputes: [on(9, 100)] }, ['01 100'], ['09 -100']],
    [
      'what a refund left',
      { refunds: [on(4, 30)], disputes: [on(9, 100)] },
      ['01 100', '04 -30'],
      ['09 -70'],
    ],
    [
      'nothing after the whole was refunded',
      { refunds: [on(4, 100)], disputes: [on(9, 100)] },
      ['01 100', '04 -100'],
      [],
    ],
    ['nothing after a cancellation', { ...cancelled(3), disputes: [on(9, 100)] }, ['01 100', '03 -100'], []],
    [
      'its part, and a later cancellation the rest',
      { ...cancelled(20), disputes: [on(9, 60)] },
      ['01 100', '20 -40'],
      ['09 -60'],
    ],
    [
      'the payment, and a later refund nothing',
      { refunds: [on(20, 100)], disputes: [on(9, 100)] },
      ['01 100'],
      ['09 -100'],
    ],
    ['an amount in the buyer’s currency', { disputes: [on(9, 90, 'EUR')] }, ['01 100'], ['09 -90 EUR']],
    [
      'nothing in the buyer’s currency where all was refunded',
      { refunds: [on(4, 100)], disputes: [on(9, 90, 'EUR')] },
      ['01 100', '04 -100'],
      [],
    ],
  ])('%s', (_what, order, ofOrder, ofDisputes) => {
    expect(countedWith(order)).toEqual({ order: ofOrder, disputes: ofDisputes })
  })

  test('with refunds and a cancellation no more than the order brought, in whatever order they came', () => {
    fc.assert(
      fc.property(
        some('paid', 3),
        some('refund', 3),
        some('dispute', 2),
        fc.option(fc.integer({ min: 1, max: 28 })),
        fc.nat({ max: 100 }),
        (received, refunds, disputes, cancelledOn, uncounted) => {
          fc.pre(disputes.length > 0)
          const order: PlatformOrder = {
            id: 'A',
            number: 'A',
            placedAt: on(1, 0).at,
            stage: 'closed',
            received,
            refunds,
            disputes,
            uncounted,
            ...(cancelledOn === null ? {} : cancelled(cancelledOn)),
          }
          const entries = [...entriesOfOrder(order, 'USD'), ...entriesOfDisputes(order, 'USD')]
          const net = entries.reduce((sum, { kind, amount }) => sum + (kind === 'sale' ? amount : -amount), 0)
          expect(net).toBeGreaterThanOrEqual(0)
          expect(entries.every(({ amount }) => amount >= 0)).toBe(true)
          expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
        },
      ),
    )
  })
})

test.each([
  ['2026-11-22T15:59:59.999Z', '2026-11-22'],
  ['2026-11-22T16:00:00Z', '2026-11-23'],
  ['2026-11-22T18:00:00Z', '2026-11-23'],
  ['2026-11-22T11:30:00-05:00', '2026-11-23'],
  ['2026-11-23T00:59:59+09:00', '2026-11-22'],
  ['2026-12-31T16:00:00Z', '2027-01-01'],
  ['2028-02-28T16:00:00Z', '2028-02-29'],
])('an entry at %s is of %s', (at, date) => {
  const days = createSalesByDay()
  days.add({ id: 'A', at, kind: 'sale', amount: 1 })
  expect([...days.days.keys()]).toEqual([date])
})
