import { writeFile } from 'node:fs/promises'
import { afterAll, expect, it } from 'vitest'
import { sumSales } from '#shared/shops/daily-sales.ts'
import { listDailySales } from '../../../functions/data/daily-sales.ts'
import { findShopSync } from '../../../functions/data/shop-syncs.ts'
import { findShop } from '../../../functions/data/shops.ts'
import { connectTable } from '../../support/connect-table.ts'
import { recordingBeyondEngine } from '../../support/record-beyond-engine.ts'
import { createMeter } from '../budgets/meter.ts'
import { createShopApp } from './shop-app.ts'

// `npm run bench` sets a million, and records the cost.
const orders = Number(process.env['IMPORTED_ORDERS'] ?? 30_000)
const measuredFile = process.env['MEASURED_IMPORT_FILE']

const dayMs = 86_400_000
const pageSize = 1000
/** The latency of a platform. */
const answerMs = 400

/** The time at which the marketplace's shop opened. */
const openedAt = Date.parse('2025-11-12T00:00:00Z')
const days = 374

/** The nth of so many orders, spread evenly over the days; every thirtieth is a refund. */
const orderAt = (n: number) => ({
  order_id: `order-${n}`,
  created_at: new Date(openedAt + Math.floor((n / orders) * days * dayMs)).toISOString(),
  kind: n % 30 === 29 ? 'refund' : 'sale',
  currency: 'GBP',
  amount: `${(n % 400) + 1}.25`,
})

const positionOf = (timestamp: string) =>
  Math.min(orders, Math.max(0, Math.ceil(((Date.parse(timestamp) - openedAt) / (days * dayMs)) * orders)))

const pageOf = (query: URLSearchParams) => {
  const [from, to] = [positionOf(query.get('from') ?? ''), positionOf(query.get('to') ?? '')]
  const start = Number(query.get('cursor') ?? from)
  const end = Math.min(start + pageSize, to)
  return {
    items: Array.from({ length: Math.max(0, end - start) }, (_, index) => orderAt(start + index)),
    next_cursor: end < to ? String(end) : null,
  }
}

const expected = () => {
  const totals = { sales: 0, refunds: 0, orders }
  for (let n = 0; n < orders; n++) {
    const cents = ((n % 400) + 1) * 100 + 25
    if (n % 30 === 29) totals.refunds += cents
    else totals.sales += cents
  }
  return totals
}

const app = await createShopApp()
afterAll(() => app.close())

it(`an import of ${orders} orders ends whole, in steps that each leave room`, {
  timeout: 1_200_000,
}, async () => {
  const { deps } = app
  const { region, endpoints, tableName } = deps.config
  const token = await app.login('company-1')
  const shopId = (await app.link(token, 'large-shop')).data.id
  const meter = createMeter()
  const connection = connectTable({ region, endpoint: endpoints.dynamodb, tableName }, meter.around)
  deps.table = recordingBeyondEngine(connection.table)

  const reach = deps.fetch
  let maxBytes = 0
  deps.fetch = async (...request) => {
    const url = new URL(new Request(...request).url)
    if (!url.pathname.endsWith('/orders')) return reach(...request)
    app.clock.advance(`PT${answerMs / 1000}S`)
    maxBytes = Math.max(maxBytes, process.memoryUsage().heapUsed)
    return Response.json(pageOf(url.searchParams))
  }
  const began = performance.now()
  await app.drainEvents()
  const seconds = (performance.now() - began) / 1000

  const sold = await listDailySales(
    deps.table,
    { companyId: 'company-1', shopId },
    '2000-01-01',
    '2100-01-01',
  )
  expect(sumSales(sold)).toEqual(expected())
  expect((await findShop(deps.table, 'company-1', shopId))?.import).toMatchObject({
    status: 'imported',
    ...expected(),
  })
  const reading = await findShopSync(deps.table, { companyId: 'company-1', shopId })
  const { writes } = meter.take()
  // The order numbers of a day, at most a thousand, are written once and take six units. The sums of a month and the
  // sync state are small, and written once per window.
  expect(writes).toBeLessThan(2400)
  if (measuredFile)
    await writeFile(
      measuredFile,
      JSON.stringify({ orders, seconds, steps: reading?.step, writes, heapMegabytes: maxBytes / 2 ** 20 }),
    )
  connection.close()
})
