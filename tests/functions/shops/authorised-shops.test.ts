import { afterAll, describe, expect, it } from 'vitest'
import type { RequestOf } from '#shared/api/endpoint.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { replacePaymentAccount } from '../../../functions/data/payment-accounts.ts'
import { findShop, replaceShop, type Shop } from '../../../functions/data/shops.ts'
import { createShopApp, startAt } from './shop-app.ts'

const { addShops, searchShops, createOauthUrl } = shopsEndpoints
type Announced = RequestOf<typeof addShops>['body']['shops'][number]
type Search = RequestOf<typeof searchShops>['body']

let companies = 0
const app = await createShopApp()
afterAll(() => app.close())

const newSeller = async () => {
  const companyId = `announcing-${++companies}`
  return { companyId, token: await app.login(companyId) }
}

const anAnnouncement = (change: Partial<Announced> = {}): Announced => ({
  platform_id: 'harbor-market',
  industry: 'garden',
  auth_mode: 1,
  ...change,
})
const add = (token: string, ...shops: Announced[]) => app.send(addShops, { body: { shops } }, { token })
const addOne = async (token: string, change: Partial<Announced> = {}) =>
  (await add(token, anAnnouncement(change))).data.shops[0]?.id ?? ''
const search = async (token: string, body: Search = {}) =>
  (await app.send(searchShops, { body }, { token })).data
const names = async (token: string, body: Search) =>
  (await search(token, body)).records.map(({ name }) => name)

const havePaymentAccount = ({ companyId }: { companyId: string }, accountId: string) =>
  app.deps.table.transact({
    account: replacePaymentAccount(app.deps.table, {
      companyId,
      platform: 'payoneer',
      accountId,
      status: 'authorized',
      authorisedAt: startAt,
      authorisationId: 'a',
      isVerified: false,
      version: 0,
    }),
  })

/** Puts a linked shop into a state, whatever its cause. */
const change = async ({ companyId }: { companyId: string }, shopId: string, to: Partial<Shop>) => {
  const shop = await findShop(app.deps.table, companyId, shopId)
  if (!shop) throw new Error(`no shop ${shopId}`)
  await app.deps.table.transact({ shop: replaceShop(app.deps.table, { ...shop, ...to }) })
}

describe('announcing shops', () => {
  it('tells all that is wrong at once, and announces nothing', async () => {
    const seller = await newSeller()
    const before = await app.everyItem()
    const schemas = await app.sendRaw(
      addShops,
      { body: JSON.stringify({ shops: [{ platform_id: '', industry: '999', auth_mode: 4, name: 'a\nb' }] }) },
      seller,
    )
    expect([schemas.code, schemas.errors]).toEqual([
      20008,
      [
        { field: 'body.shops.0.platform_id', rule: 'required' },
        { field: 'body.shops.0.name', rule: 'charactersInvalid' },
        { field: 'body.shops.0.industry', rule: 'unknownOption' },
        { field: 'body.shops.0.auth_mode', rule: 'unknownOption' },
      ],
    ])
    const stranger = await newSeller()
    await havePaymentAccount(stranger, 'of-a-stranger')
    const withStranger = await app.everyItem()
    const answered = await add(
      seller.token,
      anAnnouncement(),
      anAnnouncement({ platform_id: 'bazaar', auth_mode: 2 }),
      anAnnouncement({ auth_mode: 2, psp_id: 'of-a-stranger' }),
      anAnnouncement({ auth_mode: 3, psp_id: 'of-a-stranger' }),
    )
    expect([answered.status, answered.code, answered.errors]).toEqual([
      400,
      20008,
      [
        { field: 'body.shops.1.platform_id', rule: 'unknownOption' },
        { field: 'body.shops.1.psp_id', rule: 'required' },
        { field: 'body.shops.2.psp_id', rule: 'unknownOption' },
        { field: 'body.shops.3.psp_id', rule: 'invalid' },
      ],
    ])
    expect((await add(seller.token)).errors).toEqual([{ field: 'body.shops', rule: 'atLeastOne' }])
    expect(await app.everyItem()).toEqual(withStranger)
    expect(withStranger.length).toBeGreaterThan(before.length)
  })

  it('takes a thousand at once and a thousand that wait, and no more', async () => {
    const { token } = await newSeller()
    const many = (count: number) => Array.from({ length: count }, () => anAnnouncement())
    const refused = await add(token, ...many(1001))
    expect([refused.status, refused.code, refused.errors]).toEqual([
      400,
      20015,
      [{ field: 'body.shops', rule: 'tooMany' }],
    ])
    expect((await search(token)).records).toEqual([])
    const ids = (await add(token, ...many(1000))).data.shops.map(({ id }) => id)
    expect(new Set(ids).size).toBe(1000)
    expect((await add(token, anAnnouncement({ name: 'One more' }))).code).toBe(20015)
    expect((await add(token, ...many(1000))).data.shops.map(({ id }) => id)).toEqual(ids)
  })

  it('again, or twice at once, announces the same shops', async () => {
    const { token } = await newSeller()
    const shops = [anAnnouncement({ name: 'Gifts' }), anAnnouncement(), anAnnouncement()]
    const [first, second] = await Promise.all([add(token, ...shops), add(token, ...shops)])
    expect(second.data).toEqual(first.data)
    expect((await add(token, ...shops)).data).toEqual(first.data)
    expect((await search(token)).records).toHaveLength(3)
  })

  it('shows them as pending, with what was told of them', async () => {
    const seller = await newSeller()
    await havePaymentAccount(seller, 'account-7')
    const id = await addOne(seller.token, { name: 'Gifts', auth_mode: 2, psp_id: 'account-7' })
    expect((await search(seller.token)).records).toEqual([
      {
        id,
        platform: 'harbor-market',
        site: null,
        domain: null,
        psp: { id: 'account-7', platform: 'payoneer' },
        industry: 'garden',
        auth_mode: 2,
        status: 'pending',
        outside_facility: false,
        name: 'Gifts',
        shop_id: null,
        authorised_at: null,
        expires_at: null,
        expiring_soon: false,
        condition: null,
        abnormal: [],
        currency: null,
        opened_at: null,
        import: null,
        added_at: startAt,
      },
    ])
    expect((await app.list(seller.token)).shop).toEqual([])
    expect((await search((await newSeller()).token)).records).toEqual([])
  })
})

describe('authorising a shop that was announced', () => {
  it('finishes that shop, with what was told of it', async () => {
    const { token } = await newSeller()
    const id = await addOne(token, { name: 'Announced', industry: 'furniture', auth_mode: 3 })
    expect((await app.link(token, 'announced', id)).data.id).toBe(id)
    const { records } = await search(token)
    expect(records).toMatchObject([
      {
        id,
        name: 'Harbor Gift Co. UK',
        shop_id: 'announced',
        status: 'authorized',
        industry: 'furniture',
        auth_mode: 3,
        import: { status: 'pending', percent: 0, read_to: null },
        added_at: null,
      },
    ])
    await app.drainEvents()
    expect((await search(token)).records).toMatchObject([
      {
        condition: 'normal',
        import: { status: 'imported', percent: 100, read_to: '2026-11-20', first_date: '2025-11-12' },
      },
    ])
  })

  it('that is linked already renews it, and nothing waits any more', async () => {
    const { token } = await newSeller()
    const linked = (await app.link(token, 'linked-already')).data.id
    const id = await addOne(token, { industry: 'health' })
    expect((await app.link(token, 'linked-already', id)).data.id).toBe(linked)
    expect((await search(token)).records).toMatchObject([{ id: linked, industry: 'health' }])
  })

  it('lets the same words announce another shop', async () => {
    const { token } = await newSeller()
    const first = await addOne(token)
    await app.link(token, 'first-of-two', first)
    const second = await addOne(token)
    expect(second).not.toBe(first)
    await app.link(token, 'second-of-two', second)
    expect((await search(token)).records.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted())
  })
})

describe('authorising a linked shop anew', () => {
  it('asks for nothing, and keeps what was told of it', async () => {
    const seller = await newSeller()
    const id = await addOne(seller.token, { industry: 'automotive', auth_mode: 3 })
    await app.link(seller.token, 'renewed', id)
    await change(seller, id, { status: 'unauthorized', expiresAt: '2026-11-01T00:00:00.000Z' })
    expect((await app.link(seller.token, 'renewed', id)).data.id).toBe(id)
    expect((await search(seller.token)).records).toMatchObject([
      {
        id,
        status: 'authorized',
        expires_at: '2027-11-21T06:00:00.000Z',
        industry: 'automotive',
        auth_mode: 3,
      },
    ])
  })

  it('is refused for another shop, and changes nothing', async () => {
    const { token } = await newSeller()
    const id = (await app.link(token, 'the-one')).data.id
    const before = await search(token)
    const refused = await app.callback(token, await app.consent(token, 'another', id))
    expect([refused.status, refused.code]).toEqual([422, 20016])
    expect(await search(token)).toEqual(before)
  })

  it('is refused for a shop of another company, of another platform, and of none', async () => {
    const owner = await newSeller()
    const linked = (await app.link(owner.token, 'of-the-owner')).data.id
    const pending = await addOne(owner.token)
    const { token } = await newSeller()
    const begin = async (as: string, body: RequestOf<typeof createOauthUrl>['body']) => {
      const { code, errors } = await app.send(createOauthUrl, { body }, { token: as })
      return [code, errors]
    }
    const notFound = [20018, [{ field: 'body.shop_id', rule: 'invalid' }]]
    expect(await begin(token, { shop_id: linked })).toEqual(notFound)
    expect(await begin(token, { shop_id: pending })).toEqual(notFound)
    expect(await begin(owner.token, { shop_id: linked, platform_id: 'bazaar' })).toEqual([
      20008,
      [{ field: 'body.platform_id', rule: 'invalid' }],
    ])
    expect(await begin(token, {})).toEqual([20008, [{ field: 'body.platform_id', rule: 'required' }]])
  })
})

describe('the list of shops', () => {
  it('is filtered, sorted and cut into pages', async () => {
    const seller = await newSeller()
    const { token } = seller
    const link = async (account: string, to: Partial<Shop>) =>
      change(seller, (await app.link(token, `page-${account}`)).data.id, {
        import: { status: 'imported', orders: 1, sales: 100, refunds: 0 },
        ...to,
      })
    await link('a', { name: 'Alpha', authorisedAt: '2026-11-03T00:00:00.000Z' })
    await link('b', { name: 'beta', abnormal: ['noSales'], authorisedAt: '2026-11-02T00:00:00.000Z' })
    await link('c', { name: 'Gamma', expiresAt: '2026-11-30T00:00:00.000Z' })
    await link('d', { name: 'Delta', expiresAt: '2026-11-20T00:00:00.000Z' })
    await link('e', { name: 'Epsilon', status: 'unauthorized', abnormal: ['notReadable'] })
    await addOne(token, { name: 'Zeta' })
    const byName = { sort_by: 'name', order: 'asc' } as const
    expect(await names(token, byName)).toEqual(['Alpha', 'Delta', 'Epsilon', 'Gamma', 'Zeta', 'beta'])
    const found = {
      pending: ['Zeta'],
      authorized: ['Alpha', 'Gamma', 'beta'],
      unauthorized: ['Epsilon'],
      expired: ['Delta'],
      normal: ['Alpha', 'Gamma'],
      abnormal: ['beta'],
      expiring_soon: ['Gamma'],
    } as const
    for (const [status, shops] of Object.entries(found))
      expect(await names(token, { ...byName, status: status as keyof typeof found })).toEqual(shops)
    expect(await names(token, { ...byName, text: 'ETA' })).toEqual(['Zeta', 'beta'])
    expect(await names(token, { platform: 'elsewhere' })).toEqual([])
    expect((await names(token, { sort_by: 'authorised_at' })).slice(-2)).toEqual(['Alpha', 'beta'])
    expect((await names(token, { sort_by: 'expires_at', order: 'asc' })).slice(1, 3)).toEqual([
      'Delta',
      'Gamma',
    ])
    const first = await search(token, { ...byName, page_size: 4 })
    expect(first.records.map(({ name }) => name)).toEqual(['Alpha', 'Delta', 'Epsilon', 'Gamma'])
    const last = await search(token, { ...byName, page_size: 4, cursor: first.cursor ?? '' })
    expect([last.records.map(({ name }) => name), last.cursor]).toEqual([['Zeta', 'beta'], undefined])
  })
})
