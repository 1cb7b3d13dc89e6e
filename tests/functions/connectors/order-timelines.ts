import { centsFromDecimal } from '#shared/money/cents.ts'
import type { LifeEvent, OrderTimeline } from '../../../scripts/sandbox/order-timelines.ts'

/** The orders' day 0: a shop is linked on it. */
export const dayZero = '2026-11-21'

/** Noon in UTC on a day after day 0, or before it. */
export const onDay = (day: number, time = 'T10:00:00Z'): string =>
  new Date(Date.parse(`${dayZero}${time}`) + day * 86_400_000).toISOString().replace('.000Z', 'Z')

const changeDays = [2, 4, 10, 25, 60] as const

const pay = (day: number, amount: string, more: object = {}): LifeEvent => ({
  kind: 'pay',
  at: onDay(day, 'T10:00:05Z'),
  amount,
  ...more,
})
const ship = (day: number): LifeEvent => ({ kind: 'ship', at: onDay(day, 'T11:00:00Z') })
const cancel = (day: number): LifeEvent => ({ kind: 'cancel', at: onDay(day, 'T11:00:00Z') })
const refund = (day: number, amount: string, more: object = {}): LifeEvent => ({
  kind: 'refund',
  at: onDay(day, 'T12:00:00Z'),
  amount,
  ...more,
})

/** The possible lives of an order on every platform. */
export const createLives = (currency: string): OrderTimeline[] => {
  let last = 100
  const life = (
    amount: string,
    events: readonly LifeEvent[],
    more: Partial<OrderTimeline> = {},
  ): OrderTimeline => ({
    id: String(++last),
    placedAt: onDay(0),
    amount,
    currency,
    events,
    ...more,
  })
  return [
    life('100.00', [pay(0, '100.00'), ship(1)]),
    // Older than the first window of the daily reading.
    life('70.00', [pay(-40, '70.00'), ship(-39), refund(8, '10.00')], { placedAt: onDay(-40) }),
    life('60000.00', []),
    life('500.00', [cancel(3)]),
    life('1000.00', [{ kind: 'authorise', at: onDay(0) }, pay(9, '1000.00'), ship(9)]),
    life('900.00', [
      { kind: 'authorise', at: onDay(0) },
      { kind: 'expire', at: onDay(7) },
    ]),
    ...changeDays.map((day) => life(`${700 + day}.00`, [pay(day, `${700 + day}.00`), ship(day)])),
    ...changeDays.map((day) => life(`${9000 + day}.00`, [pay(0, `${9000 + day}.00`), cancel(day)])),
    life('100.00', [
      pay(0, '100.00'),
      ship(1),
      refund(5, '30.00'),
      // Shown to the buyer in another currency.
      refund(30, '30.00', { shownIn: '34.50' }),
    ]),
    life('100.00', [
      pay(0, '100.00'),
      { kind: 'edit', at: onDay(1), amount: '120.00' },
      pay(3, '20.00'),
      ship(4),
    ]),
    // An exchange for something dearer.
    life('80.00', [
      pay(0, '80.00'),
      ship(1),
      refund(12, '80.00'),
      { kind: 'edit', at: onDay(12), amount: '95.00' },
    ]),
    life('95.00', [pay(12, '95.00'), ship(13)], { placedAt: onDay(12) }),
  ]
}

/** A test order, which only some platforms have. */
export const testOrder = (currency: string): OrderTimeline => ({
  id: '901',
  placedAt: onDay(0),
  amount: '333.00',
  currency,
  events: [pay(0, '333.00')],
  isTest: true,
})

export const giftCardOrders = (currency: string): OrderTimeline[] => [
  {
    id: '902',
    placedAt: onDay(0),
    amount: '100.00',
    currency,
    giftCards: '100.00',
    events: [pay(0, '100.00'), ship(0)],
  },
  {
    id: '903',
    placedAt: onDay(6),
    amount: '80.00',
    currency,
    events: [pay(6, '80.00', { means: 'giftCard' }), ship(7)],
  },
]

const dispute = (day: number, amount: string, endDay: number, isLost: boolean): LifeEvent => ({
  kind: 'dispute',
  at: onDay(day, 'T12:00:00Z'),
  amount,
  endsAt: onDay(endDay, 'T09:00:00Z'),
  isLost,
})

/**
 * Orders whose buyers disputed the payment with their banks: lost, won, lost in part, lost months afterwards, lost after a
 * refund, and lost after a cancellation.
 */
export const disputedOrders = (currency: string): OrderTimeline[] => [
  {
    id: '906',
    placedAt: onDay(0),
    amount: '61.00',
    currency,
    events: [pay(0, '61.00'), ship(1), dispute(4, '61.00', 9, true)],
  },
  {
    id: '907',
    placedAt: onDay(0),
    amount: '62.00',
    currency,
    events: [pay(0, '62.00'), ship(1), dispute(4, '62.00', 12, false)],
  },
  {
    id: '908',
    placedAt: onDay(-40),
    amount: '63.00',
    currency,
    events: [pay(-40, '63.00'), ship(-39), dispute(-30, '23.00', 30, true)],
  },
  {
    id: '909',
    placedAt: onDay(0),
    amount: '64.00',
    currency,
    events: [pay(0, '64.00'), ship(1), dispute(2, '64.00', 25, true), refund(3, '20.00')],
  },
  {
    id: '910',
    placedAt: onDay(0),
    amount: '65.00',
    currency,
    events: [pay(0, '65.00'), dispute(2, '65.00', 12, true), cancel(4)],
  },
]

/** An order that its seller closed after the dispute was lost, where the platform lets one. */
export const cancelledAfterDispute = (currency: string): OrderTimeline[] => [
  {
    id: '911',
    placedAt: onDay(0),
    amount: '66.00',
    currency,
    events: [pay(0, '66.00'), dispute(2, '46.00', 8, true), cancel(25)],
  },
]

/** Orders that were paid in other currencies: one with a published rate, and one without. */
export const foreignOrders = (): OrderTimeline[] => [
  {
    id: '904',
    placedAt: onDay(2),
    amount: '30.00',
    currency: 'EUR',
    events: [pay(2, '30.00'), ship(3), refund(9, '10.00')],
  },
  { id: '905', placedAt: onDay(3), amount: '500.00', currency: 'AED', events: [pay(3, '500.00'), ship(4)] },
]

/** A dispute takes effect as it ends. */
export const takesEffectAt = (event: LifeEvent): string =>
  event.kind === 'dispute' ? event.endsAt : event.at

/** The expected daily totals of orders until `to`, computed from their events alone. */
export const daysOfLives = (
  lives: readonly OrderTimeline[],
  to: string,
  currency: string,
  /** The end of the period whose lost disputes are known, if that is earlier. */
  disputesTo = to,
): Record<string, { sales: number; refunds: number }> => {
  const days: Record<string, { sales: number; refunds: number }> = {}
  const add = (at: string, kind: 'sales' | 'refunds', cents: number) => {
    const day = (days[at.slice(0, 10)] ??= { sales: 0, refunds: 0 })
    day[kind] += cents
  }
  for (const life of lives) {
    if (life.isTest || life.currency !== currency) continue
    let left = 0
    const events = life.events.filter(
      (event) => takesEffectAt(event) <= (event.kind === 'dispute' ? disputesTo : to),
    )
    for (const event of events.toSorted((a, b) => (takesEffectAt(a) < takesEffectAt(b) ? -1 : 1))) {
      if (event.kind === 'pay') {
        const cents = centsFromDecimal(event.amount) - centsFromDecimal(life.giftCards ?? '0.00')
        left += cents
        add(event.at, 'sales', cents)
      }
      if (event.kind === 'refund') {
        left -= centsFromDecimal(event.amount)
        add(event.at, 'refunds', centsFromDecimal(event.amount))
      }
      if (event.kind === 'dispute' && event.isLost) {
        // A refund and a cancellation gave back the same money.
        const cents = Math.min(left, centsFromDecimal(event.amount))
        left -= cents
        add(event.endsAt, 'refunds', cents)
      }
      if (event.kind === 'cancel') {
        add(event.at, 'refunds', left)
        left = 0
      }
    }
  }
  return Object.fromEntries(
    Object.entries(days)
      .filter(([, { sales, refunds }]) => sales !== 0 || refunds !== 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}
