import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import { parse } from 'csv-parse/sync'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { shownSalesUntil } from '#shared/shops/daily-sales.ts'
import { addDays, type BusinessDate, daysBetween } from '#shared/time/business-date.ts'
import { putOrderLines } from '../../../functions/data/order-lines.ts'
import { putDailySales } from '../../../functions/data/shops.ts'
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

/** As long as an id is. */
const id = '00000000-0000-4000-8000-000000000000'
const table = { name: 'any' } as Parameters<typeof putOrderLines>[0]

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The average bytes of a day of a shop's sales, and of the orders behind it: of real orders, so many a day. */
export const bytesOfDay = (ordersADay: number): { day: number; lines: number } => {
  const rows: Row[] = parse(readFileSync(file, 'utf8'), { columns: true })
  const days = [...Map.groupBy(rows, ({ created_at }) => created_at.slice(0, 10))]
    .filter(([, sold]) => sold.length >= ordersADay)
    .map(([date, sold]) => ({ date, sold: sold.slice(0, ordersADay) }))
  const sumOf = (sold: readonly Row[], kind: Row['kind']) =>
    sold.reduce((sum, row) => (row.kind === kind ? sum + centsFromDecimal(row.amount) : sum), 0)
  return {
    day: average(
      days.map(({ date, sold }) =>
        bytesOfItem(
          putDailySales(table, id, {
            shopId: id,
            date,
            currency: 'GBP',
            sales: sumOf(sold, 'sale'),
            refunds: sumOf(sold, 'refund'),
            orders: sold.length,
          }),
        ),
      ),
    ),
    lines: average(
      days.map(({ date, sold }) =>
        bytesOfItem(
          putOrderLines(table, {
            companyId: id,
            shopId: id,
            date,
            lines: sold.map(({ order_id, kind, amount }) => ({
              number: order_id,
              kind,
              amount: centsFromDecimal(amount),
            })),
          }),
        ),
      ),
    ),
  }
}

/** How many days of a shop have their orders stored at most: as many as are displayed, and two until DynamoDB deletes. */
export const daysWithLines = (): number => {
  const date: BusinessDate = '2024-01-01'
  return daysBetween(date, addDays(shownSalesUntil(date), 2))
}
