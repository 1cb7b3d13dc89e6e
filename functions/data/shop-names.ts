import { companyPartition } from './companies.ts'
import { exists } from './condition.ts'
import { listByName, searchKey } from './search-index.ts'
import { getShops, type Shop } from './shops.ts'
import { type Item, put, type Table, update, type Write } from './table.ts'

/**
 * Points from a shop's name to the shop, which is written too often to be in the index itself. It has what a release that
 * finds shops in the index shows of them.
 */
export type ShopName = Pick<Shop, 'companyId' | 'shopId' | 'name' | 'platform'>

/** Indexes a shop by its name. Belongs in the transaction that links it, moves it here or renames it. */
export const indexShop = (table: Table, { companyId, shopId, name, platform }: Shop): Write =>
  put<ShopName>(table, {
    pk: companyPartition(companyId),
    sk: `FOUNDBY#shop#${shopId}`,
    type: 'shop-name',
    ...searchKey('SHOP', name, shopId),
    companyId,
    shopId,
    name,
    platform,
  })

/** Indexes a shop that a release before `shop-name` items wrote, which is in the index itself. */
export const reindexShop = (table: Table, shop: Item<Shop>): Write[] => [
  indexShop(table, shop),
  ...(shop.gsi1pk
    ? [update<Shop>(table, shop, { remove: ['gsi1pk', 'gsi1sk'], when: { shopId: exists } })]
    : []),
]

/**
 * Access pattern: the shops whose name has a prefix, at most `limit`, unlinked ones included. One from a release before
 * `shop-name` items is in the index itself until it is rebuilt, and may be so beside its item.
 */
export const listShopsByName = async (
  table: Table,
  beginning: string,
  limit: number,
): Promise<Item<Shop>[]> => {
  const found = await listByName<ShopName>(table, 'SHOP', beginning, limit)
  return getShops(table, [
    ...new Map(found.map((name) => [`${name.companyId}#${name.shopId}`, name])).values(),
  ])
}
