import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { sumByMonth, sumSales } from '#shared/shops/daily-sales.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { listDailySales } from '../../../functions/data/daily-sales.ts'
import { findEvent } from '../../../functions/data/events.ts'
import { replaceOpenOrders } from '../../../functions/data/open-orders.ts'
import { replaceOrderLines } from '../../../functions/data/replace-order-lines.ts'
import { findShopSync, replaceShopSync } from '../../../functions/data/shop-syncs.ts'
import { findShop, listShops } from '../../../functions/data/shops.ts'
import { writeAll } from '../../../functions/data/write-all.ts'
import { deliver } from '../../support/event-lanes.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { putLinesOfDay } from '../../support/stored-days.ts'
import { createShopApp, startAt } from './shop-app.ts'

const fileTotals = { sales: 902_522_208, refunds: 81_529_160, orders: 21_391 }

let companyId: string
let account: string
let token: string
let shopId: string
let seller = 0

const app = await createShopApp()
afterAll(() => app.close())

beforeEach(async () => {
  app.clock.set(startAt)
  seller++
  account = `shop-${seller}`
  ;({ companyId } = await signUpSeller(app))
  token = await app.login(companyId)
  shopId = (await app.link(token, account)).data.id
})

const everyDay = () => listDailySales(app.deps.table, { companyId, shopId }, '2000-01-01', '2100-01-01')

/** The id of the event of the shop's current sync step, and the event that ends its import. */
const eventsOf = async () => {
  const reading = await findShopSync(app.deps.table, { companyId, shopId })
  const step = reading?.step ?? 0
  return {
    due: `shop-reading-due:${companyId}:${shopId}:${step}`,
    imported: await findEvent(app.deps.table, `shop-imported:${companyId}:${shopId}:${step}`),
  }
}

const sumOfLines = (lines: readonly { kind: string; amount: string }[], kind: string): number =>
  lines.reduce((sum, line) => sum + (line.kind === kind ? centsFromDecimal(line.amount) : 0), 0)

describe('the import', () => {
  it('tells of its end, whether it succeeds or fails for good', async () => {
    expect((await eventsOf()).imported).toBeUndefined()
    await app.drainEvents()
    expect((await eventsOf()).imported).toMatchObject({
      payload: { name: 'shop-imported', companyId, shopId },
      doneAt: startAt,
    })
    await app.link(token, account)
    app.line.isDown = true
    for (let attempt = 1; attempt < 4; attempt++) {
      await expect(app.drainEvents()).rejects.toThrow('no answer')
      expect((await eventsOf()).imported).toBeUndefined()
    }
    await app.drainEvents()
    app.line.isDown = false
    expect((await eventsOf()).imported).toMatchObject({ doneAt: startAt })
  })

  it('that one delivery has ended is not begun again by another', async () => {
    const { due } = await eventsOf()
    const { table } = app.deps
    let isFirst = true
    app.deps.table = {
      ...table,
      async get(key, options) {
        const item = await table.get<never>(key, options)
        // The first delivery has read that the event is open; the second then runs from beginning to end.
        if (isFirst && key.pk === `EVENT#${due}`) {
          isFirst = false
          await deliver(due, app.deps)
        }
        return item
      },
    }
    await deliver(due, app.deps)
    app.deps.table = table
    expect((await app.list(token)).shop[0]?.import.status).toBe('imported')
    await deliver(due, app.deps)
  })

  it("brings the file's totals, day by day, and the seller sees them", async () => {
    await app.drainEvents()
    const days = await everyDay()
    expect(sumSales(days)).toEqual(fileTotals)
    expect(days).toHaveLength(357)
    expect(days[0]).toMatchObject({ date: '2025-11-12', currency: 'GBP' })
    expect(days.at(-1)?.date).toBe('2026-11-20')
    const [shop] = (await app.list(token)).shop
    expect(shop?.import).toEqual({
      status: 'imported',
      orders: 21_391,
      sales: '9025222.08',
      refunds: '815291.60',
      converted: [],
      left_out: [],
      differing_months: [],
      report_basis: null,
      first_date: '2025-11-12',
      last_date: '2026-11-20',
      read_to: '2026-11-20',
      percent: 100,
    })
    expect(shop?.monthly_sales.map(({ from }) => from)).toEqual([
      '2025-11-12',
      '2025-12-01',
      ...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`),
    ])
    expect(shop?.monthly_sales.at(-1)?.to).toBe('2026-11-21')
  })

  it('shows month by month what its days come to, and no month that has become too old', async () => {
    await app.drainEvents()
    const days = (await everyDay()).filter(({ date }) => date < businessDate(new Date(startAt)))
    const sums = sumByMonth(days).map(({ sales, refunds }) => [
      decimalFromCents(sales),
      decimalFromCents(refunds),
    ])
    const shown = (await app.list(token)).shop[0]?.monthly_sales ?? []
    expect(shown.map(({ sales, refunds }) => [sales, refunds])).toEqual(sums)
    app.clock.set('2027-01-15T01:00:00.000Z')
    const later = await app.list(await app.login(companyId))
    expect(later.shop[0]?.monthly_sales).toEqual(shown.filter(({ from }) => from >= '2026-01'))
  })

  it('lists by month and by week what the chart adds up, and unpaid orders by their numbers', async () => {
    await app.drainEvents()
    const order = { id: 'o-1', placedAt: '2026-11-19T16:30:00Z', counted: [], seenAt: startAt }
    const total = { amount: 6_000_000, currency: 'GBP' }
    const open = new Map([
      ['o-1', { ...order, number: '#1001', stage: 'unpaid', total } as const],
      ['o-2', { ...order, id: 'o-2', number: '#1002', stage: 'unshipped' } as const],
    ])
    await writeAll(app.deps.table, replaceOpenOrders(app.deps.table, { companyId, shopId }, new Map(), open))
    const [shop] = (await app.list(token)).shop
    const listed = async (by: 'month' | 'week', as = token) =>
      app.send(shopsEndpoints.listShopSales, { params: { id: shopId }, query: { by } }, { token: as })
    const [months, weeks] = [(await listed('month')).data, (await listed('week')).data]
    expect(months.periods.map(({ from, to, sales, refunds }) => ({ from, to, sales, refunds }))).toEqual(
      shop?.monthly_sales,
    )
    const netOf = ({ periods }: typeof months) =>
      periods.reduce((sum, { net }) => sum + centsFromDecimal(net), 0)
    expect(netOf(weeks)).toBe(netOf(months))
    expect(weeks.periods.slice(1).every(({ from }) => new Date(from).getUTCDay() === 1)).toBe(true)
    expect(months.unpaid).toEqual([
      { number: '#1001', placed_on: '2026-11-20', total: { amount: '60000.00', currency: 'GBP' } },
    ])
    const stranger = await signUpSeller(app)
    expect((await listed('month', stranger.token)).code).toBe(20018)
  })

  it('lists the orders of a span by their numbers, in pages, and says how many it has no number of', async () => {
    await app.drainEvents()
    const listed = async (from: string, to: string, as = token) =>
      app.send(shopsEndpoints.listShopOrders, { params: { id: shopId }, query: { from, to } }, { token: as })
    const from = '2026-10-27'
    const { lines, unlisted, next } = (await listed(from, '2026-11-01')).data
    const days = await listDailySales(app.deps.table, { companyId, shopId }, from, '2026-10-31')
    expect([unlisted, next]).toEqual([0, null])
    expect(sumOfLines(lines, 'sale')).toBe(days.reduce((all, { sales }) => all + sales, 0))
    expect(sumOfLines(lines, 'refund') + sumOfLines(lines, 'cancellation')).toBe(
      days.reduce((all, { refunds }) => all + refunds, 0),
    )
    expect(lines.every(({ number, currency }) => number !== '' && currency === 'GBP')).toBe(true)
    const first = days[0]?.date ?? ''
    const many = Array.from({ length: 500 }, (_, index) => ({
      number: `#${index}`,
      kind: 'sale' as const,
      amount: 1,
    }))
    await app.deps.table.write(putLinesOfDay(app.deps.table, { companyId, shopId }, first, many))
    const page = (await listed(from, '2026-11-01')).data
    expect(page).toMatchObject({ next: addDays(first, 1) })
    expect(page.lines).toHaveLength(500)
    const firstDay = { from: first, to: addDays(first, 1) }
    await replaceOrderLines(app.deps.table, { companyId, shopId }, firstDay, [])
    expect((await listed(first, addDays(first, 1))).data).toMatchObject({
      lines: [],
      unlisted: days[0]?.orders,
    })
    expect((await listed('2026-11-01', from)).data.lines).toEqual([])
    const stranger = await signUpSeller(app)
    expect((await listed(from, '2026-11-01', stranger.token)).code).toBe(20018)
  })

  it('reads a span of days', async () => {
    await app.drainEvents()
    const days = await listDailySales(app.deps.table, { companyId, shopId }, '2026-11-18', '2026-11-20')
    expect(days.map(({ date }) => date)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20'])
  })

  it('begun with an expired access token refreshes it, and keeps the new one', async () => {
    const before = await findShop(app.deps.table, companyId, shopId)
    app.clock.advance('PT2H')
    await app.drainEvents()
    const after = await findShop(app.deps.table, companyId, shopId)
    expect(after?.import.status).toBe('imported')
    expect(after?.sealedTokens).not.toBe(before?.sealedTokens)
  })

  it('refreshes an expired access token although the responses of both writes are lost', async () => {
    app.clock.advance('PT2H')
    const { table } = app.deps
    const lost: string[] = []
    app.deps.table = {
      ...table,
      async write(write) {
        const isWritten = await table.write(write)
        if (write.kind !== 'put' || !['shop', 'token-lease'].includes(write.item.type)) return isWritten
        const { type } = write.item
        if (lost.includes(type)) return isWritten
        lost.push(type)
        // Simulates a retried request: the second write conflicts with the version that the first one wrote.
        return table.write(write)
      },
    }
    await app.drainEvents()
    app.deps.table = table
    expect(lost).toEqual(['token-lease', 'shop'])
    expect((await app.list(token)).shop[0]?.import).toMatchObject({ status: 'imported', orders: 21_391 })
  })

  it('of a shop that is authorised again on a later day has what it sold since, and the days before once', async () => {
    await app.drainEvents()
    app.clock.advance('P3D')
    await app.link(token, account)
    await app.drainEvents()
    const days = await everyDay()
    expect(sumSales(days.filter(({ date }) => date <= '2026-11-20'))).toEqual(fileTotals)
    expect(days.at(-1)?.date).toBe('2026-11-24')
    expect(await listShops(app.deps.table, companyId)).toHaveLength(1)
  })

  it('is tried again while the platform is away, and then succeeds', async () => {
    app.line.isDown = true
    await expect(app.drainEvents()).rejects.toThrow('no answer')
    expect((await app.list(token)).shop[0]?.import.status).toBe('importing')
    app.line.isDown = false
    await app.drainEvents()
    expect((await app.list(token)).shop[0]?.import.status).toBe('imported')
  })

  it('ends as failed after four tries, until the shop is authorised again', async () => {
    app.line.isDown = true
    for (let attempt = 1; attempt < 4; attempt++) await expect(app.drainEvents()).rejects.toThrow('no answer')
    await app.drainEvents()
    expect((await app.list(token)).shop[0]).toMatchObject({
      status: 'authorized',
      import: { status: 'failed' },
    })
    app.line.isDown = false
    await app.link(token, account)
    await app.drainEvents()
    expect((await app.list(token)).shop[0]?.import).toMatchObject({ status: 'imported', orders: 21_391 })
  })

  it('ends as failed where every try was cut off', async () => {
    const reading = await findShopSync(app.deps.table, { companyId, shopId })
    if (!reading) throw new Error('no shop was linked')
    const cutOff = replaceShopSync(app.deps.table, { ...reading, attempts: 4 })
    await app.deps.table.transact({ cutOff })
    await app.drainEvents()
    expect((await app.list(token)).shop[0]).toMatchObject({
      status: 'authorized',
      import: { status: 'failed' },
    })
  })

  it('that a fresh authorisation overtook does not undo it', async () => {
    const { fetch: reach } = app.deps
    app.deps.fetch = async (...request) => {
      if (!new Request(...request).url.includes('/orders')) return reach(...request)
      app.deps.fetch = reach
      await app.link(token, account)
      return new Response(undefined, { status: 401 })
    }
    await app.drainEvents()
    expect((await app.list(token)).shop[0]).toMatchObject({
      status: 'authorized',
      import: { status: 'imported', orders: 21_391 },
    })
  })
})
