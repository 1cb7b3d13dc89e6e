import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { DailySales } from '#shared/lending/limit-measures.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { addDays, type BusinessDate, businessDate, daysBetween } from '#shared/time/business-date.ts'

const file = join(import.meta.dirname, '..', 'sandbox', 'data', 'shop-orders-uk.csv')

interface Row {
  created_at: string
  kind: 'sale' | 'refund'
  amount: string
}

/** The number of consecutive orders that stay together where a platform has only a part of them. */
const runLength = 20

export interface FiledOrders {
  orders: number
  days: DailySales[]
}

/**
 * The sandbox's orders by their day in Hong Kong, read independently of the portal, with the last day of sales moved to
 * `lastDay`; only every `every`th run of orders, beginning with the first.
 */
export const ordersOnFile = (lastDay: BusinessDate, every = 1): FiledOrders => {
  const rows: Row[] = parse(readFileSync(file, 'utf8'), { columns: true })
  const dates = rows.map(({ created_at }) => created_at.slice(0, 10)).toSorted((a, b) => a.localeCompare(b))
  const shift = daysBetween(dates.at(-1) as BusinessDate, lastDay)
  const days = new Map<string, DailySales>()
  const counted = rows.filter((_, position) => Math.floor(position / runLength) % every === 0)
  for (const { created_at, kind, amount } of counted) {
    const date = addDays(businessDate(new Date(created_at)), shift)
    const day = days.get(date) ?? { date, salesCents: 0, refundsCents: 0 }
    if (kind === 'sale') day.salesCents += centsFromDecimal(amount)
    else day.refundsCents += centsFromDecimal(amount)
    days.set(date, day)
  }
  return { orders: counted.length, days: [...days.values()] }
}
