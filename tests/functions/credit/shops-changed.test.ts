import { describe, expect, it } from 'vitest'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { findEvent } from '../../../functions/data/events.ts'
import { findShop, replaceShop, type Shop } from '../../../functions/data/shops.ts'
import { continueSync, fullSync } from '../../../functions/shops/begin-sync.ts'
import { endAuthorisation } from '../../../functions/shops/end-authorisation.ts'
import { readFacility } from '../../support/build-facility.ts'
import { trialBalance } from '../../support/draw-money.ts'
import { deliver } from '../../support/event-lanes.ts'
import { present } from '../../support/present.ts'
import { setMembership } from '../../support/set-membership.ts'
import { logInAgain, type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createIncreaseStory, type SellerWithLimit } from './increase-story.ts'

const app = await useTestApp()
const story = createIncreaseStory(app)

/** A limit from two shops, the second with a fifth of the first one's sales. */
const sellerOfTwo = async (): Promise<SellerWithLimit> => {
  const seller = await logInAgain(app, await signUpSeller(app))
  const small = story.evenMonths(20).map((day) => ({ ...day, sales: 20_000_00, refunds: 0 }))
  await story.linkShop(seller, 'one', story.evenMonths(20))
  await story.linkShop(seller, 'two', small)
  await deliver(await story.completeSigning(seller), app.deps)
  const facilityId = present((await story.summaryOf(seller))?.facility_id)
  return { ...seller, facilityId }
}

const change = async ({ companyId }: Seller, shopId: string, to: Partial<Shop>) => {
  const shop = present(await findShop(app.deps.table, companyId, shopId))
  await app.deps.table.transact({ shop: replaceShop(app.deps.table, { ...shop, ...to }) })
}

/** The tokens here are placeholders, which cannot be re-encrypted. */
const removeTokens = async ({ companyId }: Seller, shopId: string) => {
  const { sealedTokens: _, ...shop } = (await findShop(app.deps.table, companyId, shopId)) as Shop
  await app.deps.table.transact({ shop: replaceShop(app.deps.table, shop) })
}

const preview = async ({ token }: Seller, ...ids: string[]) =>
  (await app.send(shopsEndpoints.previewUnlinking, { body: { ids } }, { token })).data
const without = async (seller: Seller, ...ids: string[]) =>
  (await preview(seller, ...ids)).limits[0]?.limit_after

/** Unlinks a shop; returns the id of the event that recalculates the limits. */
const unlink = async ({ companyId, token }: Seller, shopId: string) => {
  const version = (await findShop(app.deps.table, companyId, shopId))?.version ?? 0
  await app.send(shopsEndpoints.unlinkShop, { params: { id: shopId } }, { token })
  return `shops-changed:${companyId}:${shopId}:${version}`
}

const requestOf = ({ facilityId }: SellerWithLimit, event: string) =>
  `limit-recalculation-requested:${facilityId}:${event}`
const resultOf = ({ facilityId }: SellerWithLimit, event: string) =>
  `limit-recalculated:${facilityId}:${event}`

/** From the unlinking to the end of its consequences, including the sync of the remaining shops. */
const unlinkAndRecalculate = async (seller: SellerWithLimit, shopId: string, ...left: string[]) => {
  const event = await unlink(seller, shopId)
  await deliver(event, app.deps)
  await deliver(requestOf(seller, event), app.deps)
  for (const each of left) await deliver(await story.importAgain(seller, each), app.deps)
  await deliver(resultOf(seller, event), app.deps)
  return event
}

const mailsTo = ({ email }: Seller) =>
  app.outbox.sent.filter(({ to, text }) => to === email && /连接的店铺有变动|shops have changed/.test(text))

describe('before a shop is unlinked', () => {
  it('its seller sees each limit without it', async () => {
    const seller = await sellerOfTwo()
    const { limit, currency } = await story.limitOf(seller)
    const { limits } = await preview(seller, 'two', 'no shop of the company')
    expect(limits).toEqual([
      {
        product_code: 'small_shop_financing',
        currency,
        limit_now: limit,
        limit_after: '98000.00',
        is_estimate: false,
      },
    ])
    expect(Number(limit)).toBeGreaterThan(98_000)
    // Viewing changed nothing.
    expect(await story.limitOf(seller)).toMatchObject({ limit })
  })

  it('and the estimate, if there is no limit', async () => {
    const seller = await signUpSeller(app)
    await story.linkShop(seller, 'one', story.evenMonths(20))
    await story.linkShop(seller, 'two', story.evenMonths(20))
    expect((await preview(seller, 'two')).limits).toMatchObject([
      { is_estimate: true, limit_now: '196000.00', limit_after: '98000.00' },
    ])
    expect(await without(seller, 'one', 'two'), 'of both at once').toBe('0.00')
    await unlink(seller, 'two')
    expect((await preview(seller, 'one')).limits).toMatchObject([
      { is_estimate: true, limit_now: '98000.00', limit_after: '0.00' },
    ])
    await story.linkShop(seller, 'three', [], { status: 'importing' })
    expect((await preview(seller, 'one')).limits).toEqual([])
  })
})

/** Delivers all following events, and the syncs of the remaining shops. */
const follow = async (seller: SellerWithLimit, shopId: string, version: number, ...left: string[]) => {
  const event = `shops-changed:${seller.companyId}:${shopId}:${version}`
  await deliver(event, app.deps)
  await deliver(requestOf(seller, event), app.deps)
  for (const each of left) await deliver(await story.importAgain(seller, each), app.deps)
}
const versionOf = async ({ companyId }: Seller, shopId: string) =>
  (await findShop(app.deps.table, companyId, shopId))?.version ?? 0

describe('after the consent to a shop has ended', () => {
  it('at the platform, the limit drops once to that of the others', async () => {
    const seller = await sellerOfTwo()
    const foretold = await without(seller, 'two')
    const version = await versionOf(seller, 'two')
    const claim = { companyId: seller.companyId, shopId: 'two' }
    await endAuthorisation(app.deps, claim, app.clock.now())
    await endAuthorisation(app.deps, claim, app.clock.now())
    expect(await versionOf(seller, 'two')).toBe(version + 1)
    await follow(seller, 'two', version, 'one')
    expect((await story.limitOf(seller)).limit).toBe(foretold)
    expect(await story.applicationItem(seller)).toMatchObject({
      recalculation: { cause: 'shopsChanged', outcome: 'lowered' },
    })
  })

  it('by expiry, the limit no longer depends on it', async () => {
    const seller = await sellerOfTwo()
    const foretold = await without(seller, 'one')
    const { companyId } = seller
    const expiresAt = app.clock.now().toISOString()
    await change(seller, 'one', { expiresAt })
    const shop = present(await findShop(app.deps.table, companyId, 'one'))
    const due = continueSync(app.deps, fullSync(shop, undefined, app.clock.now()))
    await app.deps.table.transact(due)
    await deliver(`shop-reading-due:${companyId}:one:1`, app.deps)
    expect(await findShop(app.deps.table, companyId, 'one')).toMatchObject({ status: 'expired' })
    await follow(seller, 'one', shop.version, 'two')
    expect((await story.limitOf(seller)).limit).toBe(foretold)
  })
})

describe('after a shop was unlinked', () => {
  it('the limit drops to the forecast, and its seller is notified of the reason', async () => {
    const seller = await sellerOfTwo()
    const foretold = await without(seller, 'two')
    await unlinkAndRecalculate(seller, 'two', 'one')
    expect(await story.limitOf(seller)).toMatchObject({ limit: foretold, calculated_limit: foretold })
    expect(await story.applicationOf(seller)).toMatchObject({ status: 'active', pre_limit: null })
    const { total, rebuiltEqual } = await trialBalance(app, seller.facilityId)
    expect([total, rebuiltEqual]).toEqual(['0.00', true])
    expect(mailsTo(seller)).toHaveLength(1)
  })

  it('or to zero without any shop, with the reason', async () => {
    const seller = await sellerOfTwo()
    await unlinkAndRecalculate(seller, 'two', 'one')
    expect(await without(seller, 'one')).toBe('0.00')
    await unlinkAndRecalculate(seller, 'one')
    expect(await story.limitOf(seller)).toMatchObject({
      status: 'active',
      limit: '0.00',
      available: '0.00',
      net_sales: '0.00',
    })
    expect(await readFacility(app, seller.facilityId)).toMatchObject({
      yearlyNetSalesCents: 0,
      headroomCents: 0,
    })
  })

  it('the limit changes even if another shop cannot be read', async () => {
    const seller = await sellerOfTwo()
    const foretold = await without(seller, 'one')
    expect(Number(foretold)).toBeGreaterThan(0)
    const first = await unlink(seller, 'one')
    await deliver(first, app.deps)
    await deliver(requestOf(seller, first), app.deps)
    await deliver(await story.importAgain(seller, 'two', 'failed'), app.deps)
    expect((await story.limitOf(seller)).limit).toBe(foretold)
    await unlinkAndRecalculate(seller, 'two')
    expect((await story.limitOf(seller)).limit).toBe('0.00')
  })

  it('is processed once, whatever the delivery of its events', async () => {
    const seller = await sellerOfTwo()
    const event = await unlink(seller, 'two')
    await Promise.all(Array.from({ length: 5 }, () => deliver(event, app.deps).catch(() => undefined)))
    await deliver(event, app.deps)
    const request = requestOf(seller, event)
    await Promise.all(Array.from({ length: 5 }, () => deliver(request, app.deps)))
    const imported = await story.importAgain(seller, 'one')
    await Promise.all([imported, imported, request, event].map((id) => deliver(id, app.deps)))
    expect((await readFacility(app, seller.facilityId)).postingCount).toBe(2)
    expect((await story.limitOf(seller)).limit).toBe('98000.00')
  })

  it('is merged with the recalculation of the first payout', async () => {
    const seller = await sellerOfTwo()
    const { recalculation } = await story.firstPayout(seller)
    await deliver(recalculation, app.deps)
    expect(await without(seller, 'two')).toBeNull()
    // The import of the second shop never ends: it is no longer linked.
    const event = await unlink(seller, 'two')
    await deliver(await story.importAgain(seller, 'one'), app.deps)
    await deliver(event, app.deps)
    await deliver(requestOf(seller, event), app.deps)
    expect((await story.limitOf(seller)).limit).toBe('98000.00')
    expect(await findEvent(app.deps.table, resultOf(seller, 'first-drawdown'))).toMatchObject({
      payload: { outcome: 'lowered' },
    })
  })

  it('the first payout still requests its own recalculation', async () => {
    const seller = await sellerOfTwo()
    await unlinkAndRecalculate(seller, 'two', 'one')
    const { recalculation } = await story.firstPayout(seller)
    await deliver(recalculation, app.deps)
    expect(await story.applicationOf(seller)).toMatchObject({ status: 'submitted', pre_limit: '98000.00' })
  })

  it('decisions pending on its import are made', async () => {
    const seller = await logInAgain(app, await signUpSeller(app))
    await story.linkShop(seller, 'one', story.evenMonths(20))
    await story.linkShop(seller, 'two', [], { status: 'importing' })
    await deliver(await story.completeSigning(seller), app.deps)
    expect((await story.limitOf(seller)).status).toBe('calculating')
    await deliver(await unlink(seller, 'two'), app.deps)
    expect(await story.limitOf(seller)).toMatchObject({ status: 'active', limit: '98000.00' })
    expect((await app.send(creditEndpoints.getFacilitySummary, {}, seller)).code).toBe(200)
  })
})

describe('after a shop moved to another company', () => {
  it('the former’s limit excludes it, and the latter’s facility includes it only by an addendum', async () => {
    const seller = await sellerOfTwo()
    const other = await story.sellerWithLimit()
    await setMembership(app, { companyId: other.companyId, userId: seller.userId })
    await removeTokens(seller, 'two')
    const foretold = await without(seller, 'two')
    const previewed = await app.send(
      shopsEndpoints.previewMigration,
      { body: { shop_id: 'two', company_id: other.companyId } },
      seller,
    )
    expect(previewed.data.here).toMatchObject([{ limit_after: foretold }])
    expect(previewed.data.there).toMatchObject([
      { limit_now: '98000.00', limit_after: '98000.00', is_estimate: false },
    ])
    const version = (await findShop(app.deps.table, seller.companyId, 'two'))?.version ?? 0
    const moved = await app.send(
      shopsEndpoints.migrateShop,
      { body: { shop_id: 'two', company_id: other.companyId } },
      seller,
    )
    expect(moved.code).toBe(200)
    for (const [who, left, at] of [
      [seller, ['one'], version],
      [other, ['one', 'two'], 0],
    ] as const) {
      const event = `shops-changed:${who.companyId}:two:${at}`
      await deliver(event, app.deps)
      await deliver(requestOf(who, event), app.deps)
      for (const each of left) await deliver(await story.importAgain(who, each), app.deps)
    }
    expect((await story.limitOf(seller)).limit).toBe(foretold)
    expect(await findShop(app.deps.table, other.companyId, 'two')).toMatchObject({
      outsideOf: ['small_shop_financing'],
    })
    expect(await story.limitOf(other)).toMatchObject({ limit: '98000.00', calculated_limit: '98000.00' })
    expect(await story.applicationItem(other)).toMatchObject({
      recalculation: { cause: 'shopsChanged', outcome: 'unchanged' },
    })
    expect((await story.submit(other)).code, 'nor is it a ground for a higher limit').toBe(70001)
  })
})
