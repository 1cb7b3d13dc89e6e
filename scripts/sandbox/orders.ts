import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import * as z from 'zod'
import { addDays, type BusinessDate, daysBetween } from '#shared/time/business-date.ts'

const order = z.object({
  order_id: z.string(),
  /** ISO timestamp, UTC. */
  created_at: z.iso.datetime(),
  kind: z.enum(['sale', 'refund']),
  currency: z.literal('GBP'),
  /** Two decimals, never negative: `kind` gives the direction. */
  amount: z.string().regex(/^\d+\.\d{2}$/),
  units: z.coerce.number().int(),
})
export type Order = z.infer<typeof order>

const file = fileURLToPath(new URL('data/shop-orders-uk.csv', import.meta.url))

let loaded: readonly Order[] | undefined

/** Every order of the file, oldest first, with the dates that it has there. Read once. */
export const loadOrders = (): readonly Order[] => {
  loaded ??= z
    .array(order)
    .min(1)
    .parse(parse(readFileSync(file), { columns: true }))
  return loaded
}

/** The number of consecutive orders that stay together: the file's two largest were refunded minutes later. */
const runLength = 20

/** A shop's part of the file's orders: every `of`th run of them, from the `index`th on. */
export interface OrdersPart {
  index: number
  of: number
}

export const everyOrder: OrdersPart = { index: 0, of: 1 }

const parts = new Map<string, readonly Order[]>()

const ordersOf = ({ index, of }: OrdersPart): readonly Order[] => {
  if (of === 1) return loadOrders()
  const name = `${index}/${of}`
  const known =
    parts.get(name) ?? loadOrders().filter((_, position) => Math.floor(position / runLength) % of === index)
  parts.set(name, known)
  return known
}

const dateOf = ({ created_at }: Order) => created_at.slice(0, 10)

const firstDate = () => dateOf(loadOrders()[0] as Order)
const lastDateOnFile = () => dateOf(loadOrders().at(-1) as Order)

/** The interval in days at which a continuing shop repeats the file's orders. It pauses on the day of its linking. */
const roundDays = () => daysBetween(firstDate(), lastDateOnFile()) + 2

const moveTimestamp = (timestamp: string, days: number): string =>
  addDays(timestamp.slice(0, 10), days) + timestamp.slice(10)

/** The first position whose order is not before `timestamp`. */
const positionFrom = (orders: readonly Order[], timestamp: string): number => {
  let [low, high] = [0, orders.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((orders[middle] as Order).created_at < timestamp) low = middle + 1
    else high = middle
  }
  return low
}

/** The opening day of a shop whose orders up to its linking end on `lastDate`. */
export const openedAt = (lastDate: BusinessDate): string =>
  `${addDays(firstDate(), daysBetween(lastDateOnFile(), lastDate))}T00:00:00Z`

/**
 * The orders of a shop from `from` up to `to` (ISO timestamps, UTC; `to` excluded), oldest first: those of the file,
 * moved by a number of days so that the last one is on `lastDate`. From then on they repeat, round after round, each
 * order with a new id.
 */
export const ordersBetween = (
  part: OrdersPart,
  { lastDate, from, to }: { lastDate: BusinessDate; from: string; to: string },
): Order[] => {
  const orders = ordersOf(part)
  const found: Order[] = []
  const first = daysBetween(lastDateOnFile(), lastDate)
  for (let round = 0; ; round++) {
    const days = first + round * roundDays()
    if (moveTimestamp(`${firstDate()}T00:00:00Z`, days) >= to) return found
    const since = positionFrom(orders, moveTimestamp(from, -days))
    const until = positionFrom(orders, moveTimestamp(to, -days))
    // The many orders of a day follow each other.
    let [date, moved] = ['', '']
    for (const each of orders.slice(since, until)) {
      if (dateOf(each) !== date) {
        date = dateOf(each)
        moved = addDays(date, days)
      }
      found.push({
        ...each,
        order_id: round === 0 ? each.order_id : `${each.order_id}-${round + 1}`,
        created_at: moved + each.created_at.slice(date.length),
      })
    }
  }
}
