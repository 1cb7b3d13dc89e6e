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
  /** Two decimals, never negative: `kind` says which way the money went. */
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

const dateOf = ({ created_at }: Order) => created_at.slice(0, 10)

const move = (each: Order, days: number): Order => ({
  ...each,
  created_at: addDays(dateOf(each), days) + each.created_at.slice(10),
})

/** How many days to move every order by, so that the last one falls on `lastDate`. */
const shift = (lastDate: BusinessDate): number => {
  const last = loadOrders().at(-1) as Order
  return daysBetween(dateOf(last), lastDate)
}

/** `limit` orders from the `start`th (from 0), moved so that the shop's last one falls on `lastDate`. */
export const ordersUntil = (lastDate: BusinessDate, start: number, limit: number): Order[] => {
  const days = shift(lastDate)
  return loadOrders()
    .slice(start, start + limit)
    .map((each) => move(each, days))
}

/** The day on which the shop opened: that of its first order. */
export const openedAt = (lastDate: BusinessDate): string => {
  const [first] = loadOrders()
  return `${addDays(dateOf(first as Order), shift(lastDate))}T00:00:00Z`
}
