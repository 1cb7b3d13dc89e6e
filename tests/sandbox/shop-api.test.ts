import { afterAll, describe, expect, it } from 'vitest'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { startPeer } from './sandbox-peer.ts'

interface Order {
  order_id: string
  created_at: string
  kind: string
  currency: string
  amount: string
  units: number
}
interface OrderPage {
  items: Order[]
  next_cursor: string | null
}

// 17:30 UTC on the 20th is already the 21st in Hong Kong, so the previous day is the 20th.
const peer = await startPeer({ at: '2026-11-20T17:30:00Z' })
const accessToken = (await peer.exchange(await peer.newCode('my-shop'))).body.access_token
afterAll(() => peer.stop())

const page = async (query: string) =>
  (await (await peer.read(`orders?${query}`, accessToken)).json()) as OrderPage

const allOrders = async () => {
  const orders: Order[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const read: OrderPage = await page(`limit=1000&cursor=${cursor}`)
    orders.push(...read.items)
    cursor = read.next_cursor
  }
  return orders
}

const total = (orders: Order[], kind: string) =>
  orders.filter((each) => each.kind === kind).reduce((sum, each) => sum + centsFromDecimal(each.amount), 0)

describe('the shop', () => {
  it('is the one that the seller chose', async () => {
    expect(await (await peer.read('shop', accessToken)).json()).toEqual({
      id: 'my-shop',
      name: 'Harbor Gift Co. UK',
      platform: 'harbor-market',
      currency: 'GBP',
      opened_at: '2025-11-12T00:00:00Z',
    })
  })

  it('requires a token', async () => {
    const refused = await fetch(`${peer.baseUrl}/api/shop`)
    expect(refused.status).toBe(401)
    expect(refused.headers.get('www-authenticate')).toBe('Bearer realm="harbor"')
  })
})

describe('its orders', () => {
  it('have the totals of the file, the last one on the previous day', async () => {
    const orders = await allOrders()
    expect(orders).toHaveLength(21_391)
    expect(new Set(orders.map((each) => each.order_id)).size).toBe(21_391)
    expect(total(orders, 'sale')).toBe(902_522_208)
    expect(total(orders, 'refund')).toBe(81_529_160)
    expect(orders.at(-1)?.created_at).toBe('2026-11-20T12:49:00Z')
    expect(orders[0]).toEqual({
      order_id: '536365',
      created_at: '2025-11-12T08:26:00Z',
      kind: 'sale',
      currency: 'GBP',
      amount: '139.12',
      units: 40,
    })
  })

  it('are the same on a later day', async () => {
    const before = await page('limit=3')
    peer.setNow('2026-11-20T18:20:00Z')
    expect(await page('limit=3')).toEqual(before)
  })

  it.each(['limit=0', 'limit=1001', 'limit=ten', 'cursor=bm9wZQ', 'cursor=OTk5OTk5'])(
    'are refused for %s',
    async (query) => {
      expect((await peer.read(`orders?${query}`, accessToken)).status).toBe(400)
    },
  )
})
