import { describe, expect, it } from 'vitest'
import type { SalesEntry } from '#shared/shops/daily-sales.ts'
import type { SalesRequest } from '../../../../functions/connectors/connector.ts'
import type { Order } from '../../../../functions/connectors/shopify/order-entries.ts'
import { readOrders } from '../../../../functions/connectors/shopify/read-orders.ts'

type Ask = Parameters<typeof readOrders>[0]

/** Shopify's maximum number of pages. */
const longestList = 25_000

/** `count` orders, in groups of three that were created in the same second. */
const ordersOf = (count: number, currencyCode: string) =>
  Array.from({ length: count }, (_, index): Order => {
    const at = new Date(Date.parse('2026-01-01T00:00:00Z') + Math.floor(index / 3) * 1000)
    const createdAt = at.toISOString().replace('.000Z', 'Z')
    const money = { shopMoney: { amount: '1.00', currencyCode } }
    return {
      id: `gid://shopify/Order/${index}`,
      createdAt,
      updatedAt: createdAt,
      cancelledAt: null,
      test: false,
      name: `#${index}`,
      displayFinancialStatus: 'PAID',
      displayFulfillmentStatus: 'FULFILLED',
      originalTotalPriceSet: money,
      totalReceivedSet: money,
      totalTipReceivedSet: { shopMoney: { amount: '0.00', currencyCode } },
      lineItems: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
      transactions: [
        {
          id: `gid://shopify/OrderTransaction/${index}`,
          kind: 'SALE',
          status: 'SUCCESS',
          test: false,
          manualPaymentGateway: false,
          createdAt,
          processedAt: createdAt,
          amountSet: money,
        },
      ],
      refunds: [],
    }
  })

/** A shop with many orders, with Shopify's responses and page limit. */
const shopOf = (count: number, currency: 'USD' | 'EUR' = 'USD') => {
  const orders = ordersOf(count, currency)
  const searches: string[] = []
  const lists = new Map<string, readonly Order[]>()
  const ask: Ask = async (schema, _query, { first, after, search }) => {
    const name = String(search)
    const [from = '', to = '9999'] = [...name.matchAll(/'([^']+)'/g)].map(([, time = '']) => time)
    const found = lists.get(name) ?? orders.filter(({ createdAt }) => createdAt >= from && createdAt < to)
    lists.set(name, found)
    searches.push(name)
    const start = Number(after ?? 0)
    const end = start + Number(first)
    if (end > longestList) throw new Error('Shopify turns no further pages')
    const pageInfo = { hasNextPage: end < found.length, endCursor: String(end) }
    return schema.parse({ orders: { nodes: found.slice(start, end), pageInfo } })
  }
  return { ask, searches }
}

const request: SalesRequest = {
  shop: { id: 'gid://shopify/Shop/1', currency: 'USD' },
  from: '2026-01-01T00:00:00.000Z',
  to: '2027-01-01T00:00:00.000Z',
  by: 'placed',
}

const readAll = async (ask: Ask, asked: SalesRequest) => {
  const entries: SalesEntry[] = []
  let cursor: string | undefined
  do {
    const page = await readOrders(ask, { ...asked, ...(cursor ? { cursor } : {}) }, new Date(asked.to))
    entries.push(...page.entries)
    cursor = page.cursor
  } while (cursor)
  return entries
}

describe('a span with more orders than Shopify turns pages of', () => {
  it('is read by lists that begin where the one before ended, each order once', async () => {
    const { ask, searches } = shopOf(30_000)
    const entries = await readAll(ask, request)
    expect(entries).toHaveLength(30_000)
    expect(new Set(entries.map(({ id }) => id)).size).toBe(30_000)
    expect(new Set(searches).size).toBe(2)
  })
})

describe('the span', () => {
  it('is asked for in whole seconds, and kept to the millisecond', async () => {
    const { ask, searches } = shopOf(9)
    const entries = await readAll(ask, {
      ...request,
      from: '2026-01-01T00:00:00.500Z',
      to: '2026-01-01T00:00:02.001Z',
    })
    expect(searches).toEqual(["created_at:>='2026-01-01T00:00:00Z' AND created_at:<'2026-01-01T00:00:03Z'"])
    expect(entries.map(({ at }) => at)).toEqual([
      ...Array.from({ length: 3 }, () => '2026-01-01T00:00:01Z'),
      ...Array.from({ length: 3 }, () => '2026-01-01T00:00:02Z'),
    ])
  })

  it('of what changed has no end that an order could move behind', async () => {
    const { ask, searches } = shopOf(9)
    await readAll(ask, { ...request, by: 'changed' })
    expect(searches).toEqual(["updated_at:>='2026-01-01T00:00:00Z'"])
  })
})

it('an order in another currency than the shop’s keeps its own', async () => {
  const entries = await readAll(shopOf(3, 'EUR').ask, request)
  expect(entries.map(({ amount, currency }) => [amount, currency])).toEqual(
    Array.from({ length: 3 }, () => [100, 'EUR']),
  )
})
