import type { ShopTroubleView } from '#shared/desk/shop-trouble.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { listCompanyFacilities } from '../../data/facilities.ts'
import { listShopTroubles, type ShopTrouble } from '../../data/shop-troubles.ts'
import { findShop } from '../../data/shops.ts'
import type { Table } from '../../data/table.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { runWorkQueue } from '../engine/work-queue-page.ts'
import { troublesOf } from './shop-troubles.ts'

/**
 * Undefined for a shop that has recovered or was unlinked, and for a company without business with the lender, unless
 * the shop could never be read: the company waits for its limit.
 */
const describeTrouble = async (
  table: Table,
  { companyId, shopId, since }: ShopTrouble,
  now: Date,
): Promise<ShopTroubleView | undefined> => {
  const [shop, facilities] = await Promise.all([
    findShop(table, companyId, shopId),
    listCompanyFacilities(table, companyId),
  ])
  const troubles = shop ? troublesOf(shop, now) : []
  const [facility] = facilities
    .filter(
      ({ balances, status }) =>
        balances.principalReceivable > 0 || (status === 'active' && balances.limit > 0),
    )
    .toSorted((a, b) => b.balances.principalReceivable - a.balances.principalReceivable)
  if (!shop || troubles.length === 0) return undefined
  const isAwaited = shop.import.status !== 'imported' && troubles.includes('notReadable')
  if (!facility && !isAwaited) return undefined
  return {
    companyId,
    shopId,
    shop: shop.name,
    platform: shop.platform,
    troubles,
    since,
    facilityId: facility?.facilityId ?? null,
    currency: facility?.currency ?? null,
    limit: facility ? decimalFromCents(facility.balances.limit) : null,
    outstanding: facility ? decimalFromCents(facility.balances.principalReceivable) : null,
  }
}

export const listShopTroublesAct: RunAct<'shop-trouble-list'> = runWorkQueue(
  'shop',
  listShopTroubles,
  (trouble, { table, clock }) => describeTrouble(table, trouble, clock()),
)
