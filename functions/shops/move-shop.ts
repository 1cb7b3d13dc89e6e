import { recordEvent } from '../data/events.ts'
import { type Facility, listCompanyFacilities } from '../data/facilities.ts'
import { listOpenOrders, replaceOpenOrders } from '../data/open-orders.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { beginShopMove, endShopMove } from '../data/shop-moves.ts'
import { indexShop } from '../data/shop-names.ts'
import { findShopSync, replaceShopSync, type ShopSync } from '../data/shop-syncs.ts'
import { findFormerShop, findShop, replaceShop, type Shop, transferShopClaim } from '../data/shops.ts'
import type { Table, Write } from '../data/table.ts'
import { expectNoTokenLease } from '../data/token-leases.ts'
import { writeAll } from '../data/write-all.ts'
import type { Deps } from '../runtime/deps.ts'
import { continueSync } from './begin-sync.ts'
import { copyDailySales } from './copy-daily-sales.ts'
import { decryptTokens, encryptTokens, shopTokensContext } from './encrypted-tokens.ts'
import { facilitiesWithoutShop } from './facilities-without-shop.ts'
import { formerShop } from './former-shop.ts'
import { shopsChanged } from './shops-changed.ts'

/**
 * The shop in its new company, whose payment accounts are different. `before` is that company's earlier record of it.
 */
const movedShop = async (
  { seal }: Deps,
  { sealedTokens, paymentAccount: _former, authMode: _mode, outsideOf: _here, ...shop }: Shop,
  companyId: string,
  before: Shop | undefined,
  facilities: readonly Facility[],
): Promise<Shop> => {
  const { shopId } = shop
  const tokens =
    sealedTokens && (await decryptTokens(seal, shopTokensContext(shop.companyId, shopId), sealedTokens))
  return {
    ...shop,
    companyId,
    ...facilitiesWithoutShop(facilities, before),
    ...(tokens
      ? { sealedTokens: await encryptTokens(seal, shopTokensContext(companyId, shopId), tokens) }
      : {}),
    version: before?.version ?? 0,
  }
}

/** The writes that end a sync in one company and continue it in the other. */
const moveReading = (
  deps: Deps,
  reading: ShopSync,
  companyId: string,
  before: ShopSync | undefined,
): Record<string, Write> => {
  const { table } = deps
  const moved = {
    ...reading,
    companyId,
    // The events of a step differ by its number.
    step: Math.max(reading.step, before?.step ?? 0),
    version: before?.version ?? 0,
  }
  return {
    formerReading: replaceShopSync(table, { ...reading, state: 'ended' }),
    ...(moved.state === 'reading' ? continueSync(deps, moved) : { reading: replaceShopSync(table, moved) }),
  }
}

/**
 * The follow-ups: the limits of both companies, and an application of the receiving one that failed for want of sales.
 */
const followUps = (deps: Deps, from: Shop, to: Shop): Record<string, Write | undefined> => {
  const { table, clock } = deps
  const { shopId } = from
  const isImported = to.import.status === 'imported'
  return {
    limitsThere: shopsChanged(deps, from),
    limitsHere: shopsChanged(deps, to),
    imported: isImported
      ? recordEvent(
          table,
          { name: 'shop-imported', companyId: to.companyId, shopId },
          `shop-imported:${to.companyId}:${shopId}:moved:${to.version}`,
          clock(),
        )
      : undefined,
  }
}

/** Copies a shop's open orders, after its sync was read: a later change of either fails the move. */
const copyOpenOrders = async (
  table: Table,
  from: Shop,
  to: Pick<Shop, 'companyId' | 'shopId'>,
): Promise<void> => {
  const [open, copied] = await Promise.all([listOpenOrders(table, from), listOpenOrders(table, to)])
  await writeAll(table, replaceOpenOrders(table, to, copied, open))
}

/** One attempt: copies its days and open orders first, which are invisible, then moves everything else in one write. */
const attempt = async (deps: Deps, companyId: string, shopId: string, toCompanyId: string) => {
  const { table, clock } = deps
  const [shop, reading] = await Promise.all([
    findShop(table, companyId, shopId),
    findShopSync(table, { companyId, shopId }),
  ])
  if (!shop) return 'gone' as const
  await Promise.all([
    copyDailySales(table, shop, toCompanyId, clock()),
    copyOpenOrders(table, shop, { companyId: toCompanyId, shopId }),
  ])
  const [before, facilities, readingBefore] = await Promise.all([
    findFormerShop(table, toCompanyId, shopId),
    listCompanyFacilities(table, toCompanyId),
    findShopSync(table, { companyId: toCompanyId, shopId }),
  ])
  const moved = await movedShop(deps, shop, toCompanyId, before, facilities)
  const written = await table.transact({
    former: replaceShop(table, formerShop(shop, clock())),
    shop: replaceShop(table, moved),
    claim: transferShopClaim(table, shop, toCompanyId),
    name: indexShop(table, moved),
    ...(reading ? moveReading(deps, reading, toCompanyId, readingBefore) : {}),
    ...followUps(deps, shop, moved),
    move: endShopMove(table, shop),
    // A process that is refreshing the tokens could not store them.
    lease:
      shop.sealedTokens === undefined
        ? undefined
        : expectNoTokenLease(
            table,
            { companyId, context: shopTokensContext(companyId, shopId), sealedTokens: shop.sealedTokens },
            clock(),
          ),
  })
  if (!written.ok && written.failed.includes('lease')) return 'busy' as const
  // It was synced or renewed while its days were copied.
  return written.ok ? ('moved' as const) : changed
}

/**
 * Moves a shop to another company. It counts for exactly one of the two at any moment; data read concurrently is read
 * again by the receiving one. `gone` if the company does not have it any more; `busy` while another call moves it.
 */
export const moveShop = async (
  deps: Deps,
  shop: Shop,
  toCompanyId: string,
): Promise<'moved' | 'gone' | 'busy'> => {
  const { table, clock } = deps
  const { companyId, shopId } = shop
  if (!(await table.write(beginShopMove(table, shop, clock())))) return 'busy'
  const outcome = await retryOnChange(() => attempt(deps, companyId, shopId, toCompanyId))
  if (outcome !== 'moved') await table.write(endShopMove(table, shop))
  return outcome === changed ? 'busy' : outcome
}
