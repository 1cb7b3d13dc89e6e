import type { ShopLocation, ShopProfile, Tokens } from '../connectors/connector.ts'
import { listCompanyFacilities } from '../data/facilities.ts'
import { findPendingShop, type PendingShop, removePendingShop } from '../data/pending-shops.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import {
  findSharedAuthorisation,
  removeSharedAuthorisation,
  replaceSharedAuthorisation,
} from '../data/shared-authorisations.ts'
import { indexShop } from '../data/shop-names.ts'
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
import type { Table, Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'
import { continueSync, fullSync } from './begin-sync.ts'
import { encryptTokens, shopTokensContext } from './encrypted-tokens.ts'
import { facilitiesWithoutShop } from './facilities-without-shop.ts'
import { locationOf } from './location-of.ts'
import { findSharedAuthorisationOf, withoutShop } from './shared-authorisation-of.ts'

/** A newly linked shop has no orders yet. */
const noImport = { orders: 0, sales: 0, refunds: 0 }

/** The id of the linked shop. */
export type LinkOutcome =
  | { ok: true; id: string }
  /** Another company holds it; or it is not the one to be authorised again. */
  | { ok: false; reason: 'held-by-another-company' | 'another-shop' }

/** The parameters of linking a shop. */
export interface Linking extends ShopLocation {
  companyId: string
  platform: string
  intendedShopId?: string
  /** The seller's data about the shop, unless the intended shop or an earlier link has it. */
  announcement?: ShopAnnouncement
  /** Tokens of its own, or the id of the company's shared authorisation. */
  by: { tokens: Tokens } | { sharedAuthorisationId: string }
  /** What else is written with the shop. */
  finish?: (shopId: string) => Write
}

/** The intended shop of an authorisation, unless it was removed: a pending one, or a linked one. */
const findIntended = async (
  table: Table,
  { companyId, intendedShopId }: Linking,
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
  { companyId, platform }: Linking,
  platformShopId: string,
  claimedId: string | undefined,
): Promise<Shop | undefined> => {
  if (claimedId) return findFormerShop(table, companyId, claimedId)
  return (await listEveryShop(table, companyId))
    .filter((shop) => shop.platform === platform && shop.platformShopId === platformShopId)
    .toSorted((a, b) => ((a.unlinkedAt ?? '') < (b.unlinkedAt ?? '') ? 1 : -1))[0]
}

/** The seller's data about the shop: the latest, from adding it. */
export const announcementOf = (entered: ShopAnnouncement | undefined): ShopAnnouncement => ({
  ...(entered?.industry ? { industry: entered.industry } : {}),
  ...(entered?.authMode ? { authMode: entered.authMode } : {}),
  ...(entered?.paymentAccount ? { paymentAccount: entered.paymentAccount } : {}),
})

interface Authorised {
  /** The shop's fields of its authorisation. */
  of: Pick<Shop, 'authorisationId' | 'expiresAt' | 'sealedTokens' | 'sharedBy' | 'seller'>
  writes: Record<string, Write | undefined>
}

const withTokens = async (
  { seal }: Deps,
  { companyId, shopId }: Pick<Shop, 'companyId' | 'shopId'>,
  authorisationId: string,
  tokens: Tokens,
): Promise<Authorised> => ({
  of: {
    authorisationId,
    ...(tokens.consentExpiresAt ? { expiresAt: tokens.consentExpiresAt } : {}),
    sealedTokens: await encryptTokens(seal, shopTokensContext(companyId, shopId), tokens),
  },
  writes: {},
})

/** Makes the shop use the tokens of a shared authorisation, and no longer those of an earlier one. */
const withSharedTokens = async (
  { table }: Deps,
  { companyId, shopId, platformShopId }: Pick<Shop, 'companyId' | 'shopId' | 'platformShopId'>,
  before: Shop | undefined,
  authorisationId: string,
): Promise<Authorised> => {
  const shared = await findSharedAuthorisation(table, companyId, authorisationId)
  if (!shared) throw new Error('an authorisation of several shops is gone')
  const { expiresAt, usedBy, shops } = shared
  const seller = shops.find(({ id }) => id === platformShopId)?.seller
  const former =
    before && before.authorisationId !== authorisationId
      ? await findSharedAuthorisationOf(table, before)
      : undefined
  const left = former && withoutShop(former, shopId)
  return {
    of: {
      authorisationId,
      sharedBy: companyId,
      ...(expiresAt ? { expiresAt } : {}),
      ...(seller ? { seller } : {}),
    },
    writes: {
      shared: replaceSharedAuthorisation(table, { ...shared, usedBy: [...new Set([...usedBy, shopId])] }),
      former:
        left &&
        (left.usedBy.length === 0
          ? removeSharedAuthorisation(table, left)
          : replaceSharedAuthorisation(table, left)),
    },
  }
}

/**
 * Stores an authorised shop: a new one, or the same one authorised again. The shop, its claim, the end of the OAuth
 * state and the event that imports its orders are committed together.
 */
export const linkShop = async (
  deps: Deps,
  linking: Linking,
  platformShop: ShopProfile,
): Promise<LinkOutcome> => {
  const { table, random } = deps
  const { companyId, platform, by } = linking
  const newAuthorisationId = random.id()
  const newShopId = random.id()
  const linked = await retryOnChange<LinkOutcome>(async () => {
    const [claim, intended, facilities] = await Promise.all([
      findShopClaim(table, platform, platformShop.id),
      findIntended(table, linking),
      listCompanyFacilities(table, companyId),
    ])
    if (intended.linked && intended.linked.platformShopId !== platformShop.id)
      return { ok: false, reason: 'another-shop' }
    if (claim && claim.companyId !== companyId) return { ok: false, reason: 'held-by-another-company' }
    const before = await findBefore(table, linking, platformShop.id, claim?.shopId)
    const shopId = claim?.shopId ?? before?.shopId ?? intended.pending?.shopId ?? newShopId
    const reading = before && (await findShopSync(table, { companyId, shopId }))
    const now = deps.clock()
    const identity = { companyId, shopId, platform, platformShopId: platformShop.id }
    const authorised =
      'tokens' in by
        ? await withTokens(deps, identity, newAuthorisationId, by.tokens)
        : await withSharedTokens(deps, identity, before, by.sharedAuthorisationId)
    const shop: Shop = {
      ...identity,
      name: platformShop.name,
      currency: platformShop.currency,
      status: 'authorized',
      openedAt: platformShop.openedAt,
      authorisedAt: now.toISOString(),
      ...authorised.of,
      ...announcementOf(intended.pending ?? before ?? linking.announcement),
      ...locationOf(linking),
      import: { ...(before?.import ?? noImport), status: 'pending' },
      ...facilitiesWithoutShop(facilities, before),
      version: before?.version ?? 0,
    }
    const written = await table.transact({
      shop: replaceShop(table, shop),
      claim: claimShop(table, shop),
      name: indexShop(table, shop),
      finish: linking.finish?.(shopId),
      pending: intended.pending && removePendingShop(table, intended.pending),
      ...authorised.writes,
      ...continueSync(deps, fullSync(shop, reading, now)),
    })
    // A concurrent linking or import was faster.
    return written.ok ? { ok: true, id: shopId } : changed
  })
  if (linked === changed) throw new Error('linking a shop lost every race')
  return linked
}
