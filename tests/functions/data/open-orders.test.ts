import { expect, test } from 'vitest'
import type { OpenOrder } from '#shared/shops/counted-order.ts'
import { listOpenOrders, replaceOpenOrders } from '../../../functions/data/open-orders.ts'
import { writeAll } from '../../../functions/data/write-all.ts'
import { createTestApp } from '../../support/test-app.ts'

const shop = { companyId: 'company', shopId: 'shop' }

const openOrders = (count: number): Map<string, OpenOrder> =>
  new Map(
    Array.from({ length: count }, (_, index) => [
      `order-${index}`,
      {
        id: `order-${index}`,
        number: `#${index}`,
        placedAt: '2026-11-01T03:00:00.000Z',
        stage: 'unpaid',
        counted: [],
        seenAt: '2026-11-02T03:00:00.000Z',
      },
    ]),
  )

test('a day with more open orders than it keeps is written once, and the kept ones stay', async () => {
  const app = await createTestApp()
  const { table } = app.deps
  try {
    const reported = openOrders(1200)
    await writeAll(table, replaceOpenOrders(table, shop, new Map(), reported))
    const kept = await listOpenOrders(table, shop)
    expect(kept.size).toBe(1000)
    // The next synchronisation has the kept ones, and is reported all of them again.
    expect(replaceOpenOrders(table, shop, kept, new Map([...kept, ...reported]))).toEqual([])

    const [first] = kept.keys()
    const others = new Map([...kept, ...reported].filter(([id]) => id !== first))
    await writeAll(table, replaceOpenOrders(table, shop, kept, others))
    expect([...(await listOpenOrders(table, shop)).keys()]).toEqual([
      ...[...kept.keys()].slice(1),
      'order-1000',
    ])
  } finally {
    await app.close()
  }
})
