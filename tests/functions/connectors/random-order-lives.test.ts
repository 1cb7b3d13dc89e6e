import { expect, it } from 'vitest'
import { entriesOfDisputes, entriesOfOrder, type OpenOrder } from '#shared/shops/counted-order.ts'
import { createSalesByDay, type SalesEntry, type UnconvertedTotals } from '#shared/shops/daily-sales.ts'
import { keepOpenOrders } from '#shared/shops/keep-open-orders.ts'
import { mergeWindowTotals, type SalesByDate } from '#shared/shops/sales-window.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { platformOrderOf as amazonOrderOf } from '../../../functions/connectors/amazon/sales-entries.ts'
import type { SalesRequest } from '../../../functions/connectors/connector.ts'
import { platformOrderOf as ebayOrderOf } from '../../../functions/connectors/ebay/order-entries.ts'
import { isWithin, pageOfOrders } from '../../../functions/connectors/platform-orders.ts'
import { describeLife } from '../../../scripts/sandbox/ebay/describe-life.ts'
import {
  type LifeEvent,
  type LifeState,
  type OrderTimeline,
  sumOf,
  timelinesAt,
} from '../../../scripts/sandbox/order-timelines.ts'
import { type Chance, seededChance } from '../../support/seeded-chance.ts'
import { takesEffectAt } from './order-timelines.ts'

/** The number of orders; the environment may set more for a thorough run. */
const lives = Number(process.env['ORDER_LIVES'] ?? 2500)
/** Orders are read together, as those of a shop are. */
const livesPerShop = 20

const dayMs = 86_400_000
/** Midnight in Hong Kong. */
const start = Date.parse('2026-07-31T16:00:00Z')
const lastDay = 80
const iso = (day: number, chance: Chance): string =>
  new Date(start + day * dayMs + chance.integer(0, dayMs / 1000 - 1) * 1000).toISOString()
const amountOf = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

const randomLife = (id: number, chance: Chance): OrderTimeline => {
  const placedOn = chance.integer(0, 40)
  const cents = chance.integer(1, 500_000)
  const placedAt = iso(placedOn, chance)
  const events: LifeEvent[] = []
  let at = placedAt
  const later = (days: number): string => {
    const next = new Date(Date.parse(at) + 1000 + chance.integer(0, days * dayMs)).toISOString()
    at = next
    return next
  }
  if (chance.next() < 0.85) {
    const parts = chance.next() < 0.2 ? chance.integer(1, Math.max(1, cents - 1)) : cents
    events.push({ kind: 'pay', at: chance.next() < 0.6 ? later(0) : later(10), amount: amountOf(parts) })
    if (parts < cents) events.push({ kind: 'pay', at: later(5), amount: amountOf(cents - parts) })
    if (chance.next() < 0.15) {
      const begins = new Date(Date.parse(at) + chance.integer(0, 5 * dayMs)).toISOString()
      const endsAt = new Date(Date.parse(begins) + chance.integer(dayMs, 40 * dayMs)).toISOString()
      const amount = amountOf(chance.next() < 0.6 ? cents : chance.integer(1, cents))
      events.push({ kind: 'dispute', at: begins, amount, endsAt, isLost: chance.next() < 0.7 })
      at = begins
    }
    if (chance.next() < 0.3) events.push({ kind: 'cancel', at: later(25) })
    else {
      events.push({ kind: 'ship', at: later(6) })
      if (chance.next() < 0.4) {
        const first = chance.integer(1, cents)
        events.push({ kind: 'refund', at: later(20), amount: amountOf(first) })
        if (first < cents)
          events.push({ kind: 'refund', at: later(10), amount: amountOf(chance.integer(1, cents - first)) })
      }
    }
  } else if (chance.next() < 0.5) events.push({ kind: 'cancel', at: later(20) })
  return { id: String(id), placedAt, amount: amountOf(cents), currency: 'GBP', events }
}

type Read = (
  states: readonly LifeState[],
  request: SalesRequest,
  now: Date,
  all: readonly LifeState[],
) => { entries: readonly SalesEntry[]; open: readonly OpenOrder[] }

/** An order with the disputes that its seller had lost by then. */
const orderOf = (life: LifeState, now: Date) => ({
  ...ebayOrderOf(describeLife(life.id, life, 'a-seller'), 'GBP'),
  disputes: life.disputes
    .filter(({ isLost, endsAt }) => isLost && Date.parse(endsAt) <= now.getTime())
    .map(({ id, endsAt, amount }) => ({
      id: `refund:dispute/${id}`,
      at: endsAt,
      amount: Number(amount.replace('.', '')),
      currency: 'GBP',
    })),
})

/** A platform that states every date, and lists disputes separately from orders. */
const readDated: Read = (states, request, now, all) => {
  const page = pageOfOrders(
    states.map((life) => orderOf(life, now)),
    request,
    now,
  )
  const disputes = all
    .flatMap((life) => entriesOfDisputes(orderOf(life, now), 'GBP'))
    .filter(isWithin(request))
  return { ...page, entries: [...page.entries, ...disputes] }
}

/** A platform that states the total of an order, and lists refunds separately. */
const readUndated: Read = (states, request, now) => {
  const orders = states.flatMap((life) => {
    const isPaid = life.payments.length > 0
    const paidStatus = life.shippedAt ? 'SHIPPED' : 'UNSHIPPED'
    const order = {
      orderId: life.id,
      createdTime: life.placedAt,
      lastUpdatedTime: life.updatedAt,
      salesChannel: { channelName: 'AMAZON' },
      fulfillment: { fulfillmentStatus: life.cancelledAt ? 'CANCELLED' : isPaid ? paidStatus : 'PENDING' },
      ...(isPaid && !life.cancelledAt
        ? { proceeds: { grandTotal: { amount: sumOf(life.payments), currencyCode: 'GBP' } } }
        : {}),
    }
    return amazonOrderOf(order, request.known?.get(life.id), now) ?? []
  })
  const isNews = (id: string, placedAt: string): boolean =>
    request.by === 'placed' || (request.known?.has(id) ?? false) || placedAt >= request.from
  const page = pageOfOrders(orders, request, now, (_, { id, placedAt }) => isNews(id, placedAt))
  const refunds = states.flatMap(({ refunds: made }) =>
    made.flatMap(({ id, at, amount }): SalesEntry[] => {
      const entry = { id: `refund:${id}`, at, amount: Number(amount.replace('.', '')) }
      return [{ ...entry, kind: 'refund' }]
    }),
  )
  return { ...page, entries: [...page.entries, ...refunds] }
}

const dateOf = (ms: number): string => businessDate(new Date(ms))

/** Reads a shop as the portal does: orders by date placed in windows, then changes, overlapping by three days. */
const readInWindows = (shop: readonly OrderTimeline[], read: Read, readings: readonly number[]) => {
  const days = new Map<string, UnconvertedTotals>()
  let known: ReadonlyMap<string, OpenOrder> = new Map()
  let ahead: SalesByDate = {}
  const take = (by: 'placed' | 'changed', fromMs: number, toMs: number, now: Date) => {
    const [from, to] = [new Date(fromMs).toISOString(), new Date(Math.min(toMs, now.getTime())).toISOString()]
    const all = timelinesAt(shop, now)
    const states = all.filter(({ placedAt, updatedAt }) =>
      by === 'placed'
        ? Date.parse(placedAt) >= fromMs && Date.parse(placedAt) < toMs
        : Date.parse(updatedAt) >= fromMs,
    )
    const request: SalesRequest = { shop: { id: 'any', currency: 'GBP' }, from, to, by, known }
    const { entries, open } = read(states, request, now, all)
    const sales = createSalesByDay()
    // The platform may have listed an order twice.
    for (const entry of [...entries, ...entries.slice(0, 2)]) sales.add(entry)
    const window = { fromDate: dateOf(fromMs), toDate: dateOf(toMs) }
    const settled = mergeWindowTotals(window, sales.days, by === 'placed' ? ahead : {})
    ahead = settled.ahead
    for (const date of days.keys()) if (date >= window.fromDate && date < window.toDate) days.delete(date)
    for (const [date, totals] of settled.days) days.set(date, totals)
    known = keepOpenOrders(known, new Map(open.map((each) => [each.id, each])), { from, now })
  }
  const [first = start, ...others] = readings
  const tomorrowOf = (ms: number) => start + Math.floor((ms - start) / dayMs) * dayMs + dayMs
  const middle = start + Math.floor((first - start) / 2 / dayMs) * dayMs
  take('placed', start, middle, new Date(first))
  take('placed', middle, tomorrowOf(first), new Date(first))
  ahead = {}
  let before = first
  for (const at of others) {
    take('changed', tomorrowOf(before) - 4 * dayMs, tomorrowOf(at), new Date(at))
    before = at
  }
  return days
}

const sorted = (days: ReadonlyMap<string, UnconvertedTotals>) =>
  [...days]
    .filter(([, { orders }]) => orders > 0)
    // A platform lists its orders in another order each time.
    .map(([date, { lines = [], ...totals }]) => [
      date,
      { ...totals, lines: lines.map((each) => JSON.stringify(each)).toSorted() },
    ])
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))

const differences = (found: unknown, expected: unknown) =>
  JSON.stringify(found) === JSON.stringify(expected) ? [] : [{ found, expected }]

/** The expected net amount of an order, computed from its events alone. */
const netOf = ({ events }: OrderTimeline, withDisputes: boolean): number => {
  const isLost = events.some((event) => event.kind === 'dispute' && event.isLost && withDisputes)
  let left = 0
  for (const event of events.toSorted(
    (a, b) => Date.parse(takesEffectAt(a)) - Date.parse(takesEffectAt(b)),
  )) {
    const cents = 'amount' in event ? Number(event.amount.replace('.', '')) : 0
    if (event.kind === 'pay') left += cents
    if (event.kind === 'refund') left -= isLost ? Math.min(left, cents) : cents
    if (event.kind === 'dispute' && event.isLost && withDisputes) left -= Math.min(left, cents)
    if (event.kind === 'cancel') left = 0
  }
  return left
}

it(`${lives} random lives of orders come to the same days, whenever they are read`, () => {
  const chance = seededChance(20_261_127)
  const differing: { found: unknown; expected: unknown }[] = []
  const end = start + (lastDay + 60) * dayMs
  for (let shopNumber = 0; shopNumber < lives / livesPerShop; shopNumber++) {
    const shop = Array.from({ length: livesPerShop }, (_, index) =>
      randomLife(shopNumber * livesPerShop + index + 1, chance),
    )
    const first = start + chance.integer(3, 60) * dayMs + chance.integer(0, dayMs)
    const readings = [first]
    while ((readings.at(-1) ?? end) < end)
      readings.push(Math.min(end, (readings.at(-1) ?? end) + chance.integer(dayMs / 4, 20 * dayMs)))
    const atOnce = createSalesByDay()
    for (const life of timelinesAt(shop, new Date(end)))
      for (const entry of [entriesOfOrder, entriesOfDisputes].flatMap((entriesOf) =>
        entriesOf(orderOf(life, new Date(end)), 'GBP'),
      ))
        atOnce.add(entry)
    const dated = readInWindows(shop, readDated, readings)
    const undated = readInWindows(shop, readUndated, readings)
    // Deep comparison in Vitest costs more than the readings.
    differing.push(...differences(sorted(dated), sorted(atOnce.days)))
    for (const [days, withDisputes] of [
      [dated, true],
      [undated, false],
    ] as const) {
      const net = [...days.values()].reduce((sum, { sales, refunds }) => sum + sales - refunds, 0)
      const truth = shop.reduce((sum, life) => sum + netOf(life, withDisputes), 0)
      differing.push(...differences(net, truth))
    }
  }
  expect(differing.slice(0, 2)).toEqual([])
})
