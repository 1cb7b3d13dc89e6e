import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sumSales } from '#shared/shops/daily-sales.ts'
import { listDailySales } from '../../../functions/data/daily-sales.ts'
import { findShopSync } from '../../../functions/data/shop-syncs.ts'
import { findShop, replaceShop } from '../../../functions/data/shops.ts'
import { readShops } from '../../../functions/jobs/shop-sync.ts'
import { everyOrder, ordersBetween } from '../../../scripts/sandbox/orders.ts'
import { present } from '../../support/present.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { pauseUntilResponse } from './pause-until-response.ts'
import { createShopApp, type ShopApp } from './shop-app.ts'

const fileTotals = { sales: 902_522_208, refunds: 81_529_160, orders: 21_391 }
/** The seller's account at the marketplace. */
const account = 'reading'
/** The day before the shop was linked. */
const lastDate = '2026-11-20'

let app: ShopApp
let seller: Seller
let shopId: string
let reach: typeof fetch

// A separate app for each: the job syncs all existing shops.
beforeEach(async () => {
  app = await createShopApp()
  reach = app.deps.fetch
  app.deps.pause = async (ms) => app.clock.advance(`PT${ms / 1000}S`)
  seller = await signUpSeller(app)
  shopId = (await app.link(seller.token, account)).data.id
})
afterEach(() => app.close())

const shopNow = async () => present(await findShop(app.deps.table, seller.companyId, shopId))
const readingNow = () => findShopSync(app.deps.table, { companyId: seller.companyId, shopId })
const days = () =>
  listDailySales(app.deps.table, { companyId: seller.companyId, shopId }, '2000-01-01', '2100-01-01')
const readOn = async () => {
  await readShops(app.deps)
  await app.drainEvents()
}
const subjects = () =>
  app.outbox.sent.filter(({ to }) => to === seller.email).map(({ subject }) => subject ?? '')

/** The platform's own list, up to the present moment. */
const onList = () => {
  const orders = ordersBetween(everyOrder, {
    lastDate,
    from: '2000-01-01',
    to: app.clock.now().toISOString(),
  })
  const of = (kind: 'sale' | 'refund') =>
    orders
      .filter((each) => each.kind === kind)
      .reduce((sum, each) => sum + Math.round(Number(each.amount) * 100), 0)
  return { sales: of('sale'), refunds: of('refund'), orders: orders.length }
}

/** Replaces the response to selected calls for orders. */
const disturb = (answer: (call: number) => Response | undefined) => {
  let calls = 0
  app.deps.fetch = async (...request) => {
    if (!new Request(...request).url.includes('/orders')) return reach(...request)
    calls++
    return answer(calls) ?? reach(...request)
  }
}

const throttled = (seconds: number) =>
  new Response(undefined, { status: 429, headers: { 'retry-after': String(seconds) } })

describe('a shop’s sales', () => {
  it('are read once a day: what is new is counted in, and nothing twice', async () => {
    await app.drainEvents()
    expect(sumSales(await days())).toEqual(fileTotals)
    for (let day = 0; day < 3; day++) {
      app.clock.advance('P1D')
      await readOn()
      await readOn()
    }
    expect(sumSales(await days())).toEqual(onList())
    expect((await shopNow()).import).toMatchObject({ status: 'imported', ...onList() })
  })

  it('are made up for after a long silence', async () => {
    await app.drainEvents()
    app.clock.advance('P40D')
    await readOn()
    expect(sumSales(await days())).toEqual(onList())
  })

  it('wait for a platform that asks to be called less often, and go on in the same window', async () => {
    disturb((call) => (call % 3 === 0 ? throttled(5) : undefined))
    await app.drainEvents()
    expect(sumSales(await days())).toEqual(fileTotals)
  })

  it('are left alone for as long as a platform asks, and gone on with then', async () => {
    disturb((call) => (call === 4 ? throttled(600) : undefined))
    await app.drainEvents()
    const paused = await readingNow()
    expect(paused).toMatchObject({ state: 'waiting', by: 'placed', attempts: 0 })
    expect(paused?.dueAt).toBe('2026-11-21T06:10:00.000Z')
    expect((await shopNow()).import.status).toBe('importing')
    await readOn()
    expect(await readingNow(), 'not before').toMatchObject({ state: 'waiting', by: 'placed' })
    app.clock.advance('PT11M')
    await readOn()
    expect(sumSales(await days())).toEqual(fileTotals)
    expect((await shopNow()).import).toMatchObject({ status: 'imported', orders: 21_391 })
  })

  it('are counted from the beginning while a renewed shop is read again', async () => {
    await app.drainEvents()
    const shown = async () => (await app.list(seller.token)).shop[0]?.import
    expect(await shown()).toMatchObject({ status: 'imported', orders: fileTotals.orders })
    await app.link(seller.token, account)
    expect(await shown()).toMatchObject({ orders: 0, percent: 0 })
    disturb((call) => (call === 9 ? throttled(600) : undefined))
    await app.drainEvents()
    const halfway = await shown()
    expect(halfway?.status).toBe('importing')
    expect(halfway?.orders).toBeGreaterThan(0)
    expect(halfway?.orders).toBeLessThan(fileTotals.orders)
    app.clock.advance('PT11M')
    await readOn()
    expect(await shown()).toMatchObject({ status: 'imported', orders: fileTotals.orders })
  })

  it('are gone on with page by page where a platform gives few pages and then asks for minutes', async () => {
    // A rate limit like Amazon's default plan, a page every three minutes, with a shorter wait.
    const pagesAtOnce = 5
    let left = pagesAtOnce
    const asked = new Set<string>()
    let repeated = 0
    app.deps.fetch = async (...request) => {
      const { url } = new Request(...request)
      if (!url.includes('/orders')) return reach(...request)
      if (left === 0) return throttled(179)
      left--
      if (asked.has(url)) repeated++
      asked.add(url)
      return reach(...request)
    }
    await app.drainEvents()
    for (let turn = 0; turn < 60 && (await shopNow()).import.status !== 'imported'; turn++) {
      app.clock.advance('PT5M')
      left = pagesAtOnce
      await readOn()
    }
    expect((await shopNow()).import).toMatchObject({ status: 'imported', ...fileTotals })
    expect(sumSales(await days())).toEqual(fileTotals)
    expect(repeated, 'no page is asked for twice').toBe(0)
  })

  it('are read in smaller spans where one takes longer than a step may', async () => {
    app.deps.fetch = async (...request) => {
      app.clock.advance('PT100S')
      return reach(...request)
    }
    await app.drainEvents()
    const reading = await readingNow()
    expect(reading?.step).toBeGreaterThan(3)
    expect(sumSales((await days()).filter(({ date }) => date <= lastDate))).toEqual(fileTotals)
  })

  it('lose nothing and count nothing twice where a page is lost in the middle', async () => {
    disturb((call) => (call === 3 ? new Response('{', { status: 200 }) : undefined))
    await expect(app.drainEvents()).rejects.toThrow('not JSON')
    await app.drainEvents()
    expect(sumSales(await days())).toEqual(fileTotals)
  })

  it('are read by a token that ended in the middle, exchanged once', async () => {
    let exchanges = 0
    let orders = 0
    app.deps.fetch = async (...request) => {
      const { url } = new Request(...request)
      if (url.endsWith('/token')) exchanges++
      if (url.includes('/orders') && ++orders === 3) app.clock.advance('PT2H')
      return reach(...request)
    }
    await app.drainEvents()
    expect(exchanges).toBe(1)
    expect((await shopNow()).import.status).toBe('imported')
  })

  it('are no longer read once the consent was withdrawn at the platform, and the seller is told', async () => {
    await app.drainEvents()
    app.clock.advance('P1D')
    disturb(() => new Response(undefined, { status: 401 }))
    await readOn()
    expect(await shopNow()).toMatchObject({ status: 'unauthorized', import: { status: 'imported' } })
    expect(await readingNow()).toMatchObject({ state: 'ended' })
    expect(subjects()).toContain('【明岸】店铺授权已取消：Harbor Gift Co. UK')
    app.clock.advance('P3D')
    await readOn()
    expect(await readingNow()).toMatchObject({ state: 'ended' })
  })

  it('end being imported where the seller uninstalls in the middle', async () => {
    let calls = 0
    app.deps.fetch = async (...request) => {
      if (new Request(...request).url.includes('/orders') && ++calls === 2) {
        const { sealedTokens: _, ...shop } = await shopNow()
        await app.deps.table.transact({
          shop: replaceShop(app.deps.table, { ...shop, status: 'unauthorized' }),
        })
      }
      return reach(...request)
    }
    await app.drainEvents()
    expect(await shopNow()).toMatchObject({ status: 'unauthorized', import: { status: 'failed' } })
    expect(await readingNow()).toMatchObject({ state: 'ended' })
  })
})

describe('the seller is told', () => {
  it('of a shop that could not be read from the beginning, at once and once, and when it was read', async () => {
    app.line.isDown = true
    const tryInVain = async () => {
      for (let attempt = 1; attempt < 4; attempt++)
        await expect(app.drainEvents()).rejects.toThrow('no answer')
      await app.drainEvents()
    }
    await tryInVain()
    expect(await shopNow()).toMatchObject({ import: { status: 'failed' }, abnormal: ['notReadable'] })
    const unreadable = `【明岸】暂时无法读取店铺数据：Harbor Gift Co. UK`
    expect(subjects().filter((each) => each === unreadable)).toHaveLength(1)
    app.clock.advance('PT1H')
    await readShops(app.deps)
    await tryInVain()
    expect(subjects().filter((each) => each === unreadable)).toHaveLength(1)
    app.line.isDown = false
    app.clock.advance('PT1H')
    await readOn()
    expect(await shopNow()).toMatchObject({ import: { status: 'imported' }, abnormal: [] })
    expect(subjects()).toContain(`【明岸】店铺已恢复正常：Harbor Gift Co. UK`)
  })

  it('before the consent ends, once, and when it has', async () => {
    await app.drainEvents()
    // Using the consent does not extend it.
    app.deps.fetch = async (...request) => {
      const response = await reach(...request)
      if (!new Request(...request).url.endsWith('/token')) return response
      const { refresh_token_expires_in: _, ...tokens } = (await response.json()) as Record<string, unknown>
      return Response.json(tokens)
    }
    app.clock.set('2027-11-15T06:00:00.000Z')
    await readOn()
    app.clock.advance('P1D')
    await readOn()
    const expirySubjects = () =>
      subjects().filter((subject) => subject.startsWith('【明岸】店铺授权即将到期'))
    expect(expirySubjects()).toHaveLength(1)
    app.clock.set('2027-11-23T06:00:00.000Z')
    await readOn()
    expect(subjects()).toContain('【明岸】店铺授权已到期：Harbor Gift Co. UK')
    expect(await shopNow()).toMatchObject({ status: 'expired' })
  })

  it('of fourteen days without a sale, once, and when there are sales again', async () => {
    await app.drainEvents()
    disturb(() => Response.json({ items: [], next_cursor: null }))
    for (let day = 0; day < 17; day++) {
      app.clock.advance('P1D')
      await readOn()
    }
    expect((await shopNow()).abnormal).toEqual(['noSales'])
    expect(subjects().filter((subject) => subject.startsWith('【明岸】店铺近期没有销售'))).toHaveLength(1)
    app.deps.fetch = reach
    for (let day = 0; day < 3; day++) {
      app.clock.advance('P1D')
      await readOn()
    }
    expect((await shopNow()).abnormal).toEqual([])
    expect(subjects()).toContain('【明岸】店铺已恢复正常：Harbor Gift Co. UK')
  })

  it('of a platform that has not answered for a day, and not before', async () => {
    await app.drainEvents()
    app.clock.advance('P1D')
    app.line.isDown = true
    const tryInVain = async () => {
      await readShops(app.deps)
      for (let attempt = 1; attempt < 4; attempt++)
        await expect(app.drainEvents()).rejects.toThrow('no answer')
      await app.drainEvents()
    }
    await tryInVain()
    expect((await shopNow()).abnormal).toEqual([])
    app.clock.advance('P1DT1H')
    await tryInVain()
    app.line.isDown = false
    expect((await shopNow()).abnormal).toEqual(['notReadable'])
    app.clock.advance('PT1H')
    await readOn()
    expect((await shopNow()).abnormal).toEqual([])
    expect(sumSales(await days())).toEqual(onList())
  })
})

it('opens the tokens once for all pages of a step, and again for fresh ones', async () => {
  const { seal } = app.deps
  const opened: string[] = []
  app.deps.seal = {
    ...seal,
    open: (sealed, context) => {
      if (context.startsWith('shop-tokens:')) opened.push(sealed)
      return seal.open(sealed, context)
    },
  }
  try {
    disturb((call) => {
      if (call === 5) app.clock.advance('PT2H')
      return undefined
    })
    await app.drainEvents()
  } finally {
    app.deps.seal = seal
  }
  expect((await shopNow()).import).toMatchObject({ status: 'imported', ...fileTotals })
  expect(opened.length, 'each once a step, and once for the examination').toBeLessThanOrEqual(
    ((await readingNow())?.step ?? 0) + 2,
  )
  expect(new Set(opened).size, 'the first ones, and those that were exchanged').toBe(2)
})

it('two that need a fresh token at once exchange it once', async () => {
  await app.drainEvents()
  app.clock.advance('PT2H')
  let exchanges = 0
  app.deps.fetch = async (...request) => {
    if (new Request(...request).url.endsWith('/token')) exchanges++
    return reach(...request)
  }
  const { accessToShop } = await import('../../../functions/shops/shop-access.ts')
  const { openShopConnector } = await import('../../../functions/connectors/open-connector.ts')
  app.deps.pause = pauseUntilResponse(app.deps, '/token')
  const connector = await openShopConnector(app.deps, 'harbor-market')
  const shop = await shopNow()
  const tokens = await Promise.all(Array.from({ length: 8 }, () => accessToShop(app.deps, connector, shop)))
  expect(exchanges).toBe(1)
  expect(new Set(tokens.map(({ accessToken }) => accessToken)).size).toBe(1)
})
