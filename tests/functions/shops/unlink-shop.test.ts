import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestOf } from '#shared/api/endpoint.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { sumSales } from '#shared/shops/daily-sales.ts'
import { openShopConnector } from '../../../functions/connectors/open-connector.ts'
import { listDailySales } from '../../../functions/data/daily-sales.ts'
import { createFacility, type Facility, facilityIdOf } from '../../../functions/data/facilities.ts'
import { findShopSync } from '../../../functions/data/shop-syncs.ts'
import { findFormerShop, findShop } from '../../../functions/data/shops.ts'
import { continueSync } from '../../../functions/shops/begin-sync.ts'
import { decryptTokens, shopTokensContext } from '../../../functions/shops/encrypted-tokens.ts'
import { hasAuthorisedShop } from '../../../functions/shops/has-authorised-shop.ts'
import { createShopApp, startAt } from './shop-app.ts'

const { addShops, searchShops, unlinkShop, unlinkShops, previewUnlinking } = shopsEndpoints

let reach: typeof fetch
let companyId: string
let token: string
let account: string
let companies = 0

/** The platform's sales of any span: one sale, on its first day. */
const oneOrder = async ({ searchParams }: URL) => {
  const from = searchParams.get('from') ?? ''
  const sale = { kind: 'sale', order_id: from, created_at: from, currency: 'GBP', amount: '10.00' }
  return Response.json({ items: [sale], next_cursor: null })
}

const app = await createShopApp()
beforeAll(async () => {
  const whole = app.deps.fetch
  reach = (...request) => {
    const url = new URL(new Request(...request).url)
    return url.pathname.endsWith('/orders') && !app.line.isDown ? oneOrder(url) : whole(...request)
  }
})
afterAll(() => app.close())

beforeEach(async () => {
  app.clock.set(startAt)
  app.deps.fetch = reach
  app.line.isDown = false
  companies++
  companyId = `unlinking-${companies}`
  account = `unlinked-${companies}`
  token = await app.login(companyId)
})

const link = async (as = token) => (await app.link(as, account)).data.id
const unlink = (id: string, as = token) => app.send(unlinkShop, { params: { id } }, { token: as })
const unlinkMany = (body: RequestOf<typeof unlinkShops>['body'], as = token) =>
  app.send(unlinkShops, { body }, { token: as })
const addPending = async (name: string) => {
  const shops = [{ platform_id: 'harbor-market', industry: 'garden', auth_mode: 1 as const, name }]
  return (await app.send(addShops, { body: { shops } }, { token })).data.shops[0]?.id ?? ''
}
const ids = async (as = token) =>
  (await app.send(searchShops, { body: {} }, { token: as })).data.records.map(({ id }) => id)
const days = (shopId: string) =>
  listDailySales(app.deps.table, { companyId, shopId }, '2000-01-01', '2100-01-01')

/** Takes the consent of a linked shop, and returns a check whether the platform still accepts it. */
const watchConsent = async (shopId: string) => {
  const shop = await findShop(app.deps.table, companyId, shopId)
  const context = shopTokensContext(companyId, shopId)
  const tokens = await decryptTokens(app.deps.seal, context, shop?.sealedTokens ?? '')
  return async () => {
    const connector = await openShopConnector({ ...app.deps, fetch: reach }, 'harbor-market')
    return connector.readProfile(tokens).then(
      () => true,
      () => false,
    )
  }
}

describe('unlinking a shop', () => {
  it('is refused for another company’s and for none, and changes nothing', async () => {
    const id = await link()
    const stranger = await app.login('a-stranger')
    const before = await app.everyItem()
    for (const refused of [
      await unlink(id, stranger),
      await unlinkMany({ ids: [id, 'none'] }, stranger),
      await app.send(previewUnlinking, { body: { ids: [id, 'none'] } }, { token: stranger }),
      await unlink('none'),
    ])
      expect([refused.status, refused.code]).toEqual([404, 20018])
    expect((await unlinkMany({ ids: [] })).errors).toEqual([{ field: 'body.ids', rule: 'atLeastOne' }])
    const many = await unlinkMany({ ids: [id, ...Array.from({ length: 1000 }, (_, nth) => `id-${nth}`)] })
    expect([many.code, many.errors]).toEqual([20015, [{ field: 'body.ids', rule: 'tooMany' }]])
    expect(await app.everyItem()).toEqual(before)
  })

  it('takes it off every list, keeps its sales, and ends its reading and its consent', async () => {
    const id = await link()
    await app.drainEvents()
    const isGood = await watchConsent(id)
    const sales = sumSales(await days(id))
    expect(await hasAuthorisedShop(app.deps.table, companyId, app.clock.now())).toBe(true)
    expect((await unlink(id)).data).toBeNull()
    expect([(await app.list(token)).shop, await ids()]).toEqual([[], []])
    expect(await hasAuthorisedShop(app.deps.table, companyId, app.clock.now())).toBe(false)
    const kept = await findFormerShop(app.deps.table, companyId, id)
    expect(kept).toMatchObject({ name: 'Harbor Gift Co. UK', unlinkedAt: startAt, status: 'unauthorized' })
    expect(kept).not.toHaveProperty('sealedTokens')
    expect(sumSales(await days(id))).toEqual(sales)
    expect(await findShopSync(app.deps.table, { companyId, shopId: id })).toMatchObject({ state: 'ended' })
    expect(await isGood()).toBe(true)
    await app.drainEvents()
    expect(await isGood()).toBe(false)
  })

  it('is not hindered by a platform that is down: the consent is ended when it answers', async () => {
    const id = await link()
    await app.drainEvents()
    const isGood = await watchConsent(id)
    app.line.isDown = true
    expect((await unlink(id)).code).toBe(0)
    expect(await ids()).toEqual([])
    await expect(app.drainEvents()).rejects.toThrow('no answer')
    app.line.isDown = false
    expect(await isGood()).toBe(true)
    await app.drainEvents()
    expect(await isGood()).toBe(false)
  })

  it('is done once, however often it is asked for', async () => {
    const id = await link()
    const events = async () =>
      (await app.everyItem()).filter(({ pk }) => String(pk).includes(`${companyId}:${id}`)).length
    const before = await events()
    const answers = await Promise.all([unlink(id), unlink(id), unlinkMany({ ids: [id] })])
    const again = await unlink(id)
    expect([...answers, again].map(({ data, status }) => [data, status])).toEqual(
      Array.from({ length: 4 }, () => [null, 200]),
    )
    expect(await events()).toBe(before + 2)
    await app.drainEvents()
  })

  it('while it is being read ends the reading without a fault', async () => {
    const id = await link()
    let calls = 0
    app.deps.fetch = async (...request) => {
      if (new Request(...request).url.includes('/orders') && ++calls === 3) await unlink(id)
      return reach(...request)
    }
    await app.drainEvents()
    expect(calls).toBeGreaterThanOrEqual(3)
    expect(await findShopSync(app.deps.table, { companyId, shopId: id })).toMatchObject({ state: 'ended' })
    expect(await ids()).toEqual([])
  })

  it('while its tokens are renewed ends those that nobody will have', async () => {
    const id = await link()
    await app.drainEvents()
    app.clock.advance('P2D')
    let fresh = ''
    const revoked: string[] = []
    app.deps.fetch = async (...request) => {
      const asked = new Request(...request)
      const body = await asked.clone().text()
      const answered = await reach(...request)
      if (asked.url.endsWith('/revoke')) revoked.push(new URLSearchParams(body).get('token') ?? '')
      if (asked.url.endsWith('/token') && !fresh) {
        fresh = ((await answered.clone().json()) as { refresh_token: string }).refresh_token
        await unlink(id)
      }
      return answered
    }
    // Only this shop is synced: others would renew their tokens as well.
    const reading = await findShopSync(app.deps.table, { companyId, shopId: id })
    if (!reading) throw new Error('the shop was never read')
    await app.deps.table.transact(continueSync(app.deps, reading))
    await app.drainEvents()
    expect(revoked).toContain(fresh)
    expect(await ids()).toEqual([])
  })

  it('lets another company link it, which finds nothing of the first one’s', async () => {
    const id = await link()
    await unlink(id)
    const other = await app.login(`${companyId}-other`)
    const theirs = await link(other)
    expect(theirs).not.toBe(id)
    expect(await ids(other)).toEqual([theirs])
    const refused = await app.callback(token, await app.consent(token, account))
    expect(refused.code).toBe(411005)
    await unlink(theirs, other)
    expect(await link()).toBe(id)
  })
})

describe('a shop that is linked again', () => {
  it('is the same, nothing is counted twice, and the consent that ended is not the new one', async () => {
    const id = await link()
    await app.drainEvents()
    const sales = sumSales(await days(id))
    await unlink(id)
    // Linked again before the first consent is revoked at the platform.
    expect(await link()).toBe(id)
    const isGood = await watchConsent(id)
    await app.drainEvents()
    expect(await isGood()).toBe(true)
    expect(await ids()).toEqual([id])
    expect(sumSales(await days(id))).toEqual(sales)
    expect((await app.list(token)).shop).toMatchObject([{ id, status: 'authorized', condition: 'normal' }])
  })
})

const beginFacility = async () => {
  const productCode = 'small_shop_financing'
  const facility = {
    facilityId: facilityIdOf(companyId, productCode),
    companyId,
    productCode,
    status: 'active',
    terms: productTerms[productCode],
    nextReviewDate: '2027-01-01',
    createdAt: app.clock.now().toISOString(),
  } as Facility
  await app.deps.table.write(createFacility(app.deps.table, facility))
}
const outsideOf = async (shopId: string) =>
  (await findShop(app.deps.table, companyId, shopId))?.outsideOf ?? []

describe('a shop and a facility', () => {
  it('that began before it was linked: it is outside, however often it is linked again', async () => {
    await beginFacility()
    app.clock.advance('PT1S')
    const id = await link()
    expect(await outsideOf(id)).toEqual(['small_shop_financing'])
    expect(await link()).toBe(id)
    await unlink(id)
    expect(await link()).toBe(id)
    expect(await outsideOf(id)).toEqual(['small_shop_financing'])
  })

  it('that began while it was linked: it is part of it, also when it is linked again', async () => {
    const id = await link()
    app.clock.advance('PT1S')
    await beginFacility()
    expect(await link()).toBe(id)
    expect(await outsideOf(id)).toEqual([])
    app.clock.advance('PT1S')
    await unlink(id)
    expect(await link()).toBe(id)
    expect(await outsideOf(id)).toEqual([])
  })

  it('that began while it was away: it is outside', async () => {
    const id = await link()
    await unlink(id)
    app.clock.advance('PT1S')
    await beginFacility()
    expect(await link()).toBe(id)
    expect(await outsideOf(id)).toEqual(['small_shop_financing'])
  })
})

describe('unlinking many', () => {
  it('takes linked and added ones, and passes over what the company does not have', async () => {
    const id = await link()
    const pending = await addPending('One')
    const left = await addPending('Two')
    expect((await unlinkMany({ ids: [id, pending, 'none', id] })).code).toBe(200)
    expect(await ids()).toEqual([left])
    expect((await unlinkMany({ ids: [pending] })).code).toBe(20018)
    expect((await unlink(left)).code).toBe(0)
    expect(await ids()).toEqual([])
  })
})
