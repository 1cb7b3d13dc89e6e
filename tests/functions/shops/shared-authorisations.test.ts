import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { GrantRefused } from '../../../functions/connectors/call-platform.ts'
import { openShopConnector } from '../../../functions/connectors/open-connector.ts'
import {
  findSharedAuthorisation,
  listSharedAuthorisations,
} from '../../../functions/data/shared-authorisations.ts'
import { findShop, listShops } from '../../../functions/data/shops.ts'
import { takeTokenLease } from '../../../functions/data/token-leases.ts'
import { sweepEvents } from '../../../functions/jobs/event-sweep.ts'
import { readShops } from '../../../functions/jobs/shop-sync.ts'
import { sharedTokensContext } from '../../../functions/shops/encrypted-tokens.ts'
import { endUnusedAuthorisation } from '../../../functions/shops/end-unused-authorisation.ts'
import { accessToShop } from '../../../functions/shops/shop-access.ts'
import { present } from '../../support/present.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import { startAt } from '../connectors/sandbox-shop.ts'
import { createSeveralShopsApp, type SeveralShopsApp } from './several-shops-app.ts'

let app: SeveralShopsApp
let seller: Seller

beforeEach(async () => {
  app = await createSeveralShopsApp()
  seller = await signUpSeller(app)
})
afterEach(() => app.close())

const { oauthCallback, linkConsentedShops, unlinkShop, addShops } = shopsEndpoints

const consent = async (by = seller, body?: { shop_id: string }) =>
  app.send(oauthCallback, { body: await app.returned(by, body) }, by)

const authorisations = async (by = seller) =>
  (await app.send(shopsEndpoints.listSharedAuthorisations, {}, by)).data

const link = (id: string, shop_ids: string[], by = seller) =>
  app.send(linkConsentedShops, { params: { id }, body: { shop_ids } }, by)

const states = async (by = seller) =>
  (await authorisations(by)).map(({ shops }) => shops.map(({ state }) => state))

const both = async () => {
  const { data } = await consent()
  const [authorisation] = await authorisations()
  const [first = '', second = ''] = authorisation?.shops.map(({ id }) => id) ?? []
  return { id: data.id, first, second }
}

describe('a consent with several shops', () => {
  it('links none until the seller has chosen, and its repetition says so again', async () => {
    const body = await app.returned(seller)
    const answered = await app.send(oauthCallback, { body }, seller)
    expect(answered.data).toMatchObject({ has_choice: true })
    expect((await app.send(oauthCallback, { body }, seller)).data).toEqual(answered.data)
    expect(await listShops(app.deps.table, seller.companyId)).toEqual([])
    expect(await authorisations()).toMatchObject([
      {
        id: answered.data.id,
        platform: 'tiktok-shop',
        shops: [
          { name: 'tidewater-crafts GB', region: 'GB', currency: 'GBP', state: 'free' },
          { name: 'tidewater-crafts US', region: 'US', currency: 'USD', state: 'free' },
        ],
      },
    ])
  })

  it('keeps its tokens once, sealed, and not with its shops', async () => {
    const { id, first, second } = await both()
    await link(id, [first, second])
    const stored = await findSharedAuthorisation(app.deps.table, seller.companyId, id)
    expect(stored?.sealedTokens).toBeTruthy()
    expect(stored?.usedBy).toHaveLength(2)
    expect(JSON.stringify(await app.everyItem())).not.toContain('TTP_')
    for (const shop of await listShops(app.deps.table, seller.companyId))
      expect(shop.sealedTokens).toBeUndefined()
  })

  it('links one of them with what the seller said of it, once however often it is asked', async () => {
    const added = await app.send(
      addShops,
      { body: { shops: [{ platform_id: 'tiktok-shop', industry: 'garden', auth_mode: 1 }] } },
      seller,
    )
    const pending = added.data.shops[0]?.id ?? ''
    const { data } = await consent(seller, { shop_id: pending })
    const [authorisation] = await authorisations()
    const [, second = ''] = authorisation?.shops.map((shop) => shop.id) ?? []
    const linked = await link(data.id, [second])
    expect(linked.data.ids).toEqual([pending])
    expect((await link(data.id, [second])).data).toEqual(linked.data)
    expect(await states()).toEqual([['free', 'linked']])
    expect(await findShop(app.deps.table, seller.companyId, pending)).toMatchObject({
      industry: 'garden',
      currency: 'USD',
    })
  })

  it('adds the others later without a new one', async () => {
    const { id, first, second } = await both()
    await link(id, [first])
    app.advance('PT1H')
    await link(id, [second])
    await app.drainEvents()
    const shops = await listShops(app.deps.table, seller.companyId)
    expect(shops.map(({ currency, import: { status } }) => [currency, status]).toSorted()).toEqual([
      ['GBP', 'imported'],
      ['USD', 'imported'],
    ])
  })

  it('does not give a shop that another company has, nor one that is unknown, nor another’s authorisation', async () => {
    const { id, first } = await both()
    await link(id, [first])
    const other = await signUpSeller(app)
    const { data } = await consent(other)
    expect(await states(other)).toEqual([['taken', 'free']])
    expect((await link(data.id, [first], other)).code).toBe(411005)
    expect((await link(data.id, ['unknown'], other)).code).toBe(20008)
    expect((await link(id, [first], other)).code).toBe(20018)
    expect(await listShops(app.deps.table, other.companyId)).toEqual([])
  })

  it('given again renews every shop that is linked, and ends the earlier one', async () => {
    const { id, first, second } = await both()
    await link(id, [first, second])
    const answered = await consent()
    expect(answered.data.has_choice).toBe(false)
    const [now, ...others] = await listSharedAuthorisations(app.deps.table, seller.companyId)
    expect(others).toEqual([])
    expect(now?.authorisationId).not.toBe(id)
    expect(now?.usedBy).toHaveLength(2)
  })
})

const linkBoth = async () => {
  const { id, first, second } = await both()
  const { data } = await link(id, [first, second])
  await app.drainEvents()
  const shops = await Promise.all(
    data.ids.map(async (shopId) => {
      return present(await findShop(app.deps.table, seller.companyId, shopId))
    }),
  )
  return { id, shops }
}
const expire = () => app.advance('P7DT1H')

describe('the tokens of several shops', () => {
  it('are refreshed once for both, though each refresh token is for a single use', async () => {
    const { shops } = await linkBoth()
    expire()
    await readShops(app.deps)
    await app.drainEvents()
    const connector = await openShopConnector(app.deps, 'tiktok-shop')
    const access = await Promise.all(shops.map((shop) => accessToShop(app.deps, connector, shop)))
    expect(new Set(access.map(({ accessToken }) => accessToken)).size).toBe(1)
    expect(new Set(access.map(({ seller: ids }) => ids?.['cipher'])).size).toBe(2)
    for (const shop of await listShops(app.deps.table, seller.companyId))
      expect([shop.status, shop.import.status]).toEqual(['authorized', 'imported'])
  })

  it('survive a holder that was refreshing them when it ended', async () => {
    const { id, shops } = await linkBoth()
    const stored = present(await findSharedAuthorisation(app.deps.table, seller.companyId, id))
    expire()
    const lease = { holder: 'ended', now: app.clock.now(), lastsMs: 1 }
    const tokens = {
      companyId: seller.companyId,
      context: sharedTokensContext(seller.companyId, id),
      sealedTokens: stored.sealedTokens,
    }
    expect(await takeTokenLease(app.deps.table, tokens, lease)).toBe('free')
    app.clock.advance('PT1S')
    const connector = await openShopConnector(app.deps, 'tiktok-shop')
    const shop = present(shops[0])
    expect((await accessToShop(app.deps, connector, shop)).accessToken).toContain('TTP_')
  })

  it('are those that a slow holder stores, where its refresh token is refused to the next one', async () => {
    const { shops } = await linkBoth()
    expire()
    const connector = await openShopConnector(app.deps, 'tiktok-shop')
    const [first, second] = shops
    if (!first || !second) throw new Error('no shops')
    // The first call gets new tokens, but stores them only after its lease has expired.
    const reach = app.deps.fetch
    let other: Promise<unknown> | undefined
    app.deps.fetch = async (...call) => {
      const answered = await reach(...call)
      if (!other && String(call[0]).includes('/token/refresh')) {
        app.clock.advance('PT31S')
        other = accessToShop(app.deps, await openShopConnector(app.deps, 'tiktok-shop'), second)
      }
      return answered
    }
    const slow = await accessToShop(app.deps, await openShopConnector(app.deps, 'tiktok-shop'), first)
    expect(connector).toBeDefined()
    expect(await other).toMatchObject({ accessToken: slow.accessToken })
  })

  it('end with the last shop: each unlinking ends the consent to its own', async () => {
    const { id, shops } = await linkBoth()
    const [first, second] = shops
    if (!first || !second) throw new Error('no shops')
    await app.send(unlinkShop, { params: { id: first.shopId } }, seller)
    await app.drainEvents()
    const connector = await openShopConnector(app.deps, 'tiktok-shop')
    const access = await accessToShop(app.deps, connector, second)
    const request = {
      shop: { id: 'any', currency: 'USD' },
      from: startAt,
      to: startAt,
      by: 'changed',
    } as const
    await expect(connector.readSales(access, request)).resolves.toBeDefined()
    await expect(connector.readSales({ ...access, seller: first.seller ?? {} }, request)).rejects.toThrow(
      GrantRefused,
    )
    await app.send(unlinkShop, { params: { id: second.shopId } }, seller)
    await app.drainEvents()
    expect(await findSharedAuthorisation(app.deps.table, seller.companyId, id)).toBeUndefined()
  })
})

/** Records the shops whose consents are ended at TikTok. While `isDown`, ending one fails. */
const watchEndings = () => {
  const watch = { ended: [] as (string | null)[], isDown: false }
  const reach = app.deps.fetch
  app.deps.fetch = (...call) => {
    if (call[1]?.method !== 'DELETE') return reach(...call)
    if (watch.isDown) return Promise.reject(new TypeError('fetch failed'))
    watch.ended.push(new URL(String(call[0])).searchParams.get('shop_cipher'))
    return reach(...call)
  }
  return watch
}

const sweep = async () => {
  await sweepEvents(app.deps)
  await app.drainEvents()
}
const found = (id: string) => findSharedAuthorisation(app.deps.table, seller.companyId, id)

describe('an authorisation of which no shop is chosen', () => {
  it('ends within a week, at the platform too', async () => {
    const { id } = await both()
    const watch = watchEndings()
    app.advance('P6DT23H')
    await sweep()
    expect([await found(id), watch.ended]).toMatchObject([{ usedBy: [] }, []])
    app.advance('PT2H')
    await sweep()
    expect(await found(id)).toBeUndefined()
    expect(new Set(watch.ended).size).toBe(2)
  })

  it('ends later where the platform does not answer, and offers nothing until then', async () => {
    const { id, first } = await both()
    const watch = watchEndings()
    watch.isDown = true
    await endUnusedAuthorisation(app.deps, { companyId: seller.companyId, authorisationId: id }).catch(
      () => undefined,
    )
    expect(await found(id)).toMatchObject({ isEnding: true })
    expect(await authorisations()).toEqual([])
    expect((await link(id, [first])).code).toBe(20018)
    watch.isDown = false
    app.advance('P7DT1H')
    await sweep()
    expect(await found(id)).toBeUndefined()
    expect(watch.ended).toHaveLength(2)
  })

  it('stays where one was linked in time', async () => {
    const { id, first } = await both()
    await link(id, [first])
    const watch = watchEndings()
    app.advance('P7DT1H')
    await sweep()
    expect([(await found(id))?.usedBy.length, watch.ended]).toEqual([1, []])
  })

  it('leaves those alone that a later one offers', async () => {
    const { id } = await both()
    const later = await consent()
    const watch = watchEndings()
    await endUnusedAuthorisation(app.deps, { companyId: seller.companyId, authorisationId: id })
    expect(await found(id)).toBeUndefined()
    expect(await found(later.data.id)).toBeDefined()
    expect(watch.ended).toEqual([])
  })
})

describe('the last shop of an authorisation, unlinked,', () => {
  it('takes the consent to those with it that were never linked', async () => {
    const { id, first } = await both()
    const { data } = await link(id, [first])
    const watch = watchEndings()
    await app.send(unlinkShop, { params: { id: data.ids[0] ?? '' } }, seller)
    await app.drainEvents()
    expect(await found(id)).toBeUndefined()
    expect(new Set(watch.ended).size).toBe(2)
  })

  it('and linked again before the platform heard of it, leaves nothing of the earlier one', async () => {
    const { id, first } = await both()
    const { data } = await link(id, [first])
    await app.send(unlinkShop, { params: { id: data.ids[0] ?? '' } }, seller)
    const again = await consent()
    await link(again.data.id, [first])
    const watch = watchEndings()
    await app.drainEvents()
    const left = await listSharedAuthorisations(app.deps.table, seller.companyId)
    expect(left.map(({ authorisationId }) => authorisationId)).toEqual([again.data.id])
    expect(watch.ended).toEqual([])
  })
})
