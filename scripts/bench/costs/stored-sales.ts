import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import { parse } from 'csv-parse/sync'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { shownSalesUntil } from '#shared/shops/daily-sales.ts'
import { addDays, type BusinessDate, wholeMonthsBetween } from '#shared/time/business-date.ts'
import { createMonthOfSales } from '../../../functions/data/replace-daily-sales.ts'
import { createMonthOfOrderLines } from '../../../functions/data/replace-order-lines.ts'
import type { Write } from '../../../functions/data/table.ts'
import { projectRoot } from '../../local/project-root.ts'

/** What DynamoDB adds to each item that it stores. */
const overheadOfItem = 100

/** An attribute's bytes, by DynamoDB's rules. */
const bytesOfValue = ({ S, N, L, M, BOOL, NULL }: AttributeValue): number => {
  if (S !== undefined) return Buffer.byteLength(S)
  if (N !== undefined) return Math.ceil(N.replace(/^-|\./g, '').length / 2) + 1
  if (BOOL !== undefined || NULL) return 1
  if (L) return L.reduce((sum, each) => sum + bytesOfValue(each) + 1, 3)
  if (M) return bytesOfAttributes(M) + Object.keys(M).length + 3
  throw new RangeError('a value of another type')
}

const bytesOfAttributes = (attributes: Record<string, AttributeValue>): number =>
  Object.entries(attributes).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + bytesOfValue(value),
    0,
  )

/** The stored bytes of an item that a write puts. */
export const bytesOfItem = (write: Write): number => {
  if (write.kind !== 'put') throw new RangeError('only a put has an item')
  return bytesOfAttributes(marshall(write.item, { removeUndefinedValues: true })) + overheadOfItem
}

const file = join(projectRoot, 'scripts', 'sandbox', 'data', 'shop-orders-uk.csv')

interface Row {
  order_id: string
  created_at: string
  kind: 'sale' | 'refund'
  amount: string
}

/** A placeholder with the length of an id. */
const id = '00000000-0000-4000-8000-000000000000'
const table = { name: 'any' } as Parameters<typeof createMonthOfSales>[0]

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const averageBytes = (writes: readonly (Write | undefined)[]): number =>
  average(writes.map((write) => (write ? bytesOfItem(write) : 0)))

/** The days with orders in a month, which is stored as one item of sums and one of orders. */
const daysOfMonth = 30

/** The average bytes of a month of a shop's sales, and of its orders: from real orders, `ordersADay` a day. */
export const bytesOfMonth = (ordersADay: number): { sales: number; lines: number } => {
  const rows: Row[] = parse(readFileSync(file, 'utf8'), { columns: true })
  const days = [...Map.groupBy(rows, ({ created_at }) => created_at.slice(0, 10)).values()]
    .filter((sold) => sold.length >= ordersADay)
    .map((sold) => sold.slice(0, ordersADay))
  const sumOf = (sold: readonly Row[], kind: Row['kind']) =>
    sold.reduce((sum, row) => (row.kind === kind ? sum + centsFromDecimal(row.amount) : sum), 0)
  const months = Array.from({ length: Math.floor(days.length / daysOfMonth) }, (_, at) =>
    days.slice(at * daysOfMonth, (at + 1) * daysOfMonth),
  )
  const [shop, month] = [{ companyId: id, shopId: id }, '2026-11']
  const dateAt = (at: number): BusinessDate => addDays(`${month}-01`, at)
  const sales = months.map((sold) =>
    createMonthOfSales(
      table,
      shop,
      month,
      sold.map((ofDay, at) => ({
        date: dateAt(at),
        currency: 'GBP',
        sales: sumOf(ofDay, 'sale'),
        refunds: sumOf(ofDay, 'refund'),
        orders: ofDay.length,
      })),
    ),
  )
  const lines = months.map((sold) =>
    createMonthOfOrderLines(
      table,
      shop,
      month,
      sold.map((ofDay, at) => ({
        date: dateAt(at),
        lines: ofDay.map(({ order_id, kind, amount }) => ({
          number: order_id,
          kind,
          amount: centsFromDecimal(amount),
        })),
      })),
    ),
  )
  return { sales: averageBytes(sales), lines: averageBytes(lines) }
}

/** How many months of a shop have their orders stored at most: as many as are displayed, and the one that expires. */
export const monthsWithLines = (): number => {
  const month = '2024-01'
  return wholeMonthsBetween(`${month}-01`, shownSalesUntil(`${month}-01`)) + 1
}
