import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { openShopConnector } from '../../../functions/connectors/open-connector.ts'
import { createCompany } from '../../../functions/data/companies.ts'
import { listEveryDay } from '../../../functions/data/daily-sales.ts'
import { findShopSync } from '../../../functions/data/shop-syncs.ts'
import { findFormerShop, findShop, findShopClaim, listShops } from '../../../functions/data/shops.ts'
import { takeTokenLease } from '../../../functions/data/token-leases.ts'
import { readShops } from '../../../functions/jobs/shop-sync.ts'
import { shopTokensContext } from '../../../functions/shops/encrypted-tokens.ts'
import { accessToShop } from '../../../functions/shops/shop-access.ts'
import { type CrashTime, createFailingTable } from '../../support/failing-table.ts'
import { present } from '../../support/present.ts'
import { setMembership } from '../../support/set-membership.ts'
import { putSalesOfDay } from '../../support/stored-days.ts'
import { createShopApp, startAt } from './shop-app.ts'

const { migrateShop, previewMigration, listMigrationTargets, addShops, unlinkShop } = shopsEndpoints

let reach: typeof fetch
/** Two companies of one user. */
let from: string
let to: string
let token: string
let account: string
let stories = 0

/** The platform's sales of any span: one sale, on its first day. */
const oneOrder = async ({ searchParams }: URL) => {
  const at = searchParams.get('from') ?? ''
  const sale = { kind: 'sale', order_id: at, created_at: at, currency: 'GBP', amount: '10.00' }
  return Response.json({ items: [sale], next_cursor: null })
}

const app = await createShopApp()
beforeAll(async () => {
  const whole = app.deps.fetch
  reach = (...request) => {
    const url = new URL(new Request(...request).url)
    return url.pathname.endsWith('/orders') ? oneOrder(url) : whole(...request)
  }
})
afterAll(() => app.close())

const createOwned = async (companyId: string, ownerUserId: string) => {
  await app.deps.table.transact({
    ...createCompany(app.deps.table, {
      companyId,
      ownerUserId,
      kycStatus: 'draft',
      createdAt: startAt,
      version: 1,
    }),
  })
  await setMembership(app, { companyId, userId: ownerUserId })
}

beforeEach(async () => {
  app.clock.set(startAt)
  app.deps.fetch = reach
  stories++
  from = `from-${stories}`
  to = `to-${stories}`
  account = `moved-${stories}`
  token = await app.login(from)
  await createOwned(from, `user-of-${from}`)
  await createOwned(to, `user-of-${from}`)
})

const link = async () => (await app.link(token, account)).data.id
const migrate = (shop_id: string, company_id = to, as = token) =>
  app.send(migrateShop, { body: { shop_id, company_id } }, { token: as })
const days = async (companyId: string, shopId: string) =>
  (await listEveryDay(app.deps.table, { companyId, shopId })).map(
    ({ date, sales, refunds, orders, currency }) => ({
      date,
      sales,
      refunds,
      orders,
      currency,
    }),
  )
/** The company of each shop of the two companies. */
const holders = async () => {
  const [theirs, others] = await Promise.all([listShops(app.deps.table, from), listShops(app.deps.table, to)])
  return [...theirs, ...others].map(({ companyId }) => companyId)
}
const wrong = (...fields: string[]) => [
  20018,
  fields.map((field) => ({ field: `body.${field}`, rule: 'invalid' })),
]

it('is to companies that the caller belongs to, and no other', async () => {
  const targets = async (as: string) =>
    (await app.send(listMigrationTargets, {}, { token: as })).data.companies.map(({ id }) => id)
  expect(await targets(token)).toEqual([to])
  const stranger = await app.login(`lone-${stories}`)
  await createOwned(`lone-${stories}`, `user-of-lone-${stories}`)
  expect(await targets(stranger)).toEqual([])
})

describe('moving a shop', () => {
  it('is refused into a company of others, out of one, and of what is none; nothing changes', async () => {
    const id = await link()
    const shops = [{ platform_id: 'harbor-market', industry: 'garden', auth_mode: 1 as const }]
    const pending = (await app.send(addShops, { body: { shops } }, { token })).data.shops[0]?.id ?? ''
    const stranger = await app.login(`stranger-${stories}`)
    await createOwned(`stranger-${stories}`, `user-of-stranger-${stories}`)
    const before = await app.everyItem()
    const refusal = async (answered: ReturnType<typeof migrate>) => {
      const { code, errors } = await answered
      return [code, errors]
    }
    expect(await refusal(migrate(id, `stranger-${stories}`))).toEqual(wrong('company_id'))
    expect(await refusal(migrate('none', 'nobody'))).toEqual(wrong('shop_id', 'company_id'))
    expect(await refusal(migrate(id, to, stranger))).toEqual(wrong('shop_id', 'company_id'))
    expect(await refusal(migrate(id, `stranger-${stories}`, stranger))).toEqual(wrong('shop_id'))
    const preview = async (shop_id: string, company_id: string, as = token) => {
      const { code, errors } = await app.send(
        previewMigration,
        { body: { shop_id, company_id } },
        { token: as },
      )
      return [code, errors]
    }
    expect(await preview(id, `stranger-${stories}`)).toEqual(wrong('company_id'))
    expect(await preview(id, from), 'its own').toEqual(wrong('company_id'))
    expect(await preview(pending, to)).toEqual(wrong('shop_id'))
    expect(await preview(id, to, stranger)).toEqual(wrong('shop_id', 'company_id'))
    expect((await migrate(pending)).code).toBe(20016)
    expect(await app.everyItem()).toEqual(before)
  })

  it('takes its days, reading, claim and consent along, and leaves nothing that counts', async () => {
    const id = await link()
    await app.drainEvents()
    const moved = await days(from, id)
    expect((await migrate(id)).data).toEqual({ id, company_id: to })
    expect(await holders()).toEqual([to])
    expect(await days(to, id)).toEqual(moved)
    expect(await findShopClaim(app.deps.table, 'harbor-market', account)).toMatchObject({ companyId: to })
    const former = await findFormerShop(app.deps.table, from, id)
    expect([former?.unlinkedAt, former?.sealedTokens]).toEqual([startAt, undefined])
    expect(await findShopSync(app.deps.table, { companyId: from, shopId: id })).toMatchObject({
      state: 'ended',
    })
    await app.drainEvents()
    // From now on, the shop is synced for the other company, on the same schedule.
    app.clock.advance('P2D')
    await readShops(app.deps)
    await app.drainEvents()
    expect(await findShopSync(app.deps.table, { companyId: to, shopId: id })).toMatchObject({
      state: 'waiting',
      dueAt: '2026-11-24T06:00:00.000Z',
    })
    expect(await findShop(app.deps.table, to, id)).toMatchObject({ status: 'authorized' })
    expect(await days(from, id)).toEqual(moved)
  })

  it('is answered the same again, and once of two at the same moment', async () => {
    const id = await link()
    const answers = await Promise.all([migrate(id), migrate(id)])
    expect(answers.some(({ code }) => code === 200)).toBe(true)
    expect(answers.filter(({ code }) => code !== 200 && code !== 20009)).toEqual([])
    expect((await migrate(id)).data).toEqual({ id, company_id: to })
    expect((await migrate(id, to, await app.login(to))).code).toBe(20018)
    expect(await holders()).toEqual([to])
  })

  it('waits for who renews its tokens', async () => {
    const id = await link()
    await app.drainEvents()
    const shop = present(await findShop(app.deps.table, from, id))
    const tokens = {
      companyId: from,
      context: shopTokensContext(from, id),
      sealedTokens: shop.sealedTokens ?? '',
    }
    const lease = { holder: 'somebody', now: app.clock.now(), lastsMs: 20_000 }
    expect(await takeTokenLease(app.deps.table, tokens, lease)).toBe('free')
    expect((await migrate(id)).code).toBe(20009)
    app.clock.advance('PT21S')
    expect((await migrate(id)).code).toBe(200)
    const connector = await openShopConnector(app.deps, 'harbor-market')
    const moved = present(await findShop(app.deps.table, to, id))
    const access = await accessToShop(app.deps, connector, moved)
    expect((await connector.readProfile(access)).id).toBe(account)
  })

  it('in the middle of its import goes on with it in the other company', async () => {
    const id = await link()
    let calls = 0
    app.deps.fetch = async (...request) => {
      if (new Request(...request).url.includes('/orders') && ++calls === 3) await migrate(id)
      return reach(...request)
    }
    await app.drainEvents()
    expect(await holders()).toEqual([to])
    expect(await findShop(app.deps.table, to, id)).toMatchObject({ import: { status: 'imported' } })
    const whole = await days(to, id)
    // Another shop with the same orders, imported without interruption, has the same days.
    const other = (await app.link(token, `${account}-other`)).data.id
    await app.drainEvents()
    expect(whole).toEqual(await days(from, other))
  })

  it('there and back has it as it was', async () => {
    const id = await link()
    await app.drainEvents()
    const before = await days(from, id)
    await migrate(id)
    await app.drainEvents()
    expect((await migrate(id, from, await app.login(to, `user-of-${from}`))).code).toBe(200)
    expect(await holders()).toEqual([from])
    await app.drainEvents()
    expect(await findShop(app.deps.table, from, id)).toMatchObject({
      status: 'authorized',
      import: { status: 'imported' },
    })
    expect(await days(from, id)).toEqual(before)
  })
})

const crashes: CrashTime[] = ['before', 'after']

describe('moving a shop that breaks off', () => {
  it.each(crashes)(
    '%s any of its writes counts for one company at every moment, and goes on',
    async (time) => {
      const id = await link()
      const { table } = app.deps
      for (const date of ['2026-11-01', '2026-11-02', '2026-11-03'])
        await table.transact({
          day: putSalesOfDay(
            table,
            { companyId: from, shopId: id },
            { date, currency: 'GBP', sales: 100, refunds: 1, orders: 2 },
          ),
        })
      await table.transact({
        stale: putSalesOfDay(
          table,
          { companyId: to, shopId: id },
          { date: '2026-10-01', currency: 'GBP', sales: 1, refunds: 0, orders: 1 },
        ),
      })
      const moved = await days(from, id)
      let crashed = true
      let code = 0
      for (let write = 1; crashed; write++) {
        const failing = createFailingTable(table, (nth) => (nth === write ? time : undefined))
        app.deps.table = failing.table
        code = (await migrate(id)).code
        app.deps.table = table
        crashed = failing.crashes() > 0
        expect(await holders()).toHaveLength(1)
        // A crashed call holds the shop's lock for this time.
        app.clock.advance('PT31S')
      }
      expect(code).toBe(200)
      expect(await holders()).toEqual([to])
      expect(await days(to, id)).toEqual(moved)
      await app.send(unlinkShop, { params: { id } }, { token: await app.login(to) })
      await app.drainEvents()
    },
  )
})
