import type { ShopProfile, Tokens } from '../connectors/connector.ts'
import { listCompanyFacilities } from '../data/facilities.ts'
import { finishOauthState, type OauthState } from '../data/oauth-states.ts'
import { findPendingShop, type PendingShop, removePendingShop } from '../data/pending-shops.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { findShopSync } from '../data/shop-syncs.ts'
import {
  claimShop,
  findFormerShop,
  findShop,
  findShopClaim,
  listEveryShop,
  replaceShop,
  type Shop,
  type ShopAnnouncement,
} from '../data/shops.ts'
import type { Table } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'
import { continueSync, fullSync } from './begin-sync.ts'
import { encryptTokens, shopTokensContext } from './encrypted-tokens.ts'
import { facilitiesOutside } from './facilities-outside.ts'
import { locationOf } from './location-of.ts'

/** A newly linked shop has no orders yet. */
const noImport = { orders: 0, sales: 0, refunds: 0 }

/** The id of the linked shop. */
export type LinkOutcome =
  | { ok: true; id: string }
  /** Another company holds it; or it is not the one to be authorised again. */
  | { ok: false; reason: 'held-by-another-company' | 'another-shop' }

/** The intended shop of an authorisation, unless it was removed: a pending one, or a linked one. */
const findIntended = async (
  table: Table,
  { companyId, intendedShopId }: OauthState,
): Promise<{ linked?: Shop | undefined; pending?: PendingShop | undefined }> => {
  if (!intendedShopId) return {}
  const [linked, pending] = await Promise.all([
    findShop(table, companyId, intendedShopId),
    findPendingShop(table, companyId, intendedShopId),
  ])
  return { linked, pending }
}

/** The company's earlier record of the shop, if any: linking again keeps its id. */
const findBefore = async (
  table: Table,
  { companyId, platform }: OauthState,
  platformShopId: string,
  claimedId: string | undefined,
): Promise<Shop | undefined> => {
  if (claimedId) return findFormerShop(table, companyId, claimedId)
  return (await listEveryShop(table, companyId))
    .filter((shop) => shop.platform === platform && shop.platformShopId === platformShopId)
    .toSorted((a, b) => ((a.unlinkedAt ?? '') < (b.unlinkedAt ?? '') ? 1 : -1))[0]
}

/** The seller's data about the shop: the latest, from adding it. */
const announcementOf = (told: ShopAnnouncement | undefined): ShopAnnouncement => ({
  ...(told?.industry ? { industry: told.industry } : {}),
  ...(told?.authMode ? { authMode: told.authMode } : {}),
  ...(told?.paymentAccount ? { paymentAccount: told.paymentAccount } : {}),
})

/**
 * Stores an authorised shop: a new one, or the same one authorised again. The shop, its claim, the end of the OAuth
 * state and the event that imports its orders are committed together.
 */
export const linkShop = async (
  deps: Deps,
  errand: OauthState,
  platformShop: ShopProfile,
  tokens: Tokens,
): Promise<LinkOutcome> => {
  const { table, seal, random } = deps
  const { companyId, platform } = errand
  const authorisationId = random.id()
  const newShopId = random.id()
  const linked = await retryOnChange<LinkOutcome>(async () => {
    const [claim, intended, facilities] = await Promise.all([
      findShopClaim(table, platform, platformShop.id),
      findIntended(table, errand),
      listCompanyFacilities(table, companyId),
    ])
    if (intended.linked && intended.linked.platformShopId !== platformShop.id)
      return { ok: false, reason: 'another-shop' }
    if (claim && claim.companyId !== companyId) return { ok: false, reason: 'held-by-another-company' }
    const before = await findBefore(table, errand, platformShop.id, claim?.shopId)
    const shopId = claim?.shopId ?? before?.shopId ?? intended.pending?.shopId ?? newShopId
    const reading = before && (await findShopSync(table, { companyId, shopId }))
    const now = deps.clock()
    const shop: Shop = {
      companyId,
      shopId,
      platform,
      platformShopId: platformShop.id,
      name: platformShop.name,
      currency: platformShop.currency,
      status: 'authorized',
      openedAt: platformShop.openedAt,
      authorisedAt: now.toISOString(),
      ...(tokens.consentExpiresAt ? { expiresAt: tokens.consentExpiresAt } : {}),
      authorisationId,
      sealedTokens: await encryptTokens(seal, shopTokensContext(companyId, shopId), tokens),
      ...announcementOf(intended.pending ?? before),
      ...locationOf(errand),
      import: { ...(before?.import ?? noImport), status: 'pending' },
      ...facilitiesOutside(facilities, before),
      version: before?.version ?? 0,
    }
    const written = await table.transact({
      shop: replaceShop(table, shop),
      claim: claimShop(table, shop),
      errand: finishOauthState(table, errand, shopId),
      pending: intended.pending && removePendingShop(table, intended.pending),
      ...continueSync(deps, fullSync(shop, reading, now)),
    })
    // A concurrent linking or import was faster.
    return written.ok ? { ok: true, id: shopId } : changed
  })
  if (linked === changed) throw new Error('linking a shop lost every race')
  return linked
}
