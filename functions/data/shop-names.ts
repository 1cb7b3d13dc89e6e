import { companyPartition } from './companies.ts'
import { exists } from './condition.ts'
import { listByName, searchKey } from './search-index.ts'
import { getShops, type Shop } from './shops.ts'
import { type Item, put, type Table, update, type Write } from './table.ts'

/**
 * Points from a shop's name to the shop, which is written too often to be in the index itself. The fields are those
 * shown by earlier releases, which find shops themselves in the index.
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

/** Indexes a shop from before `shop-name` items existed, and removes the shop itself from the index. */
export const reindexShop = (table: Table, shop: Item<Shop>): Write[] => [
  indexShop(table, shop),
  ...(shop.gsi1pk
    ? [update<Shop>(table, shop, { remove: ['gsi1pk', 'gsi1sk'], when: { shopId: exists } })]
    : []),
]

/**
 * Access pattern: the shops whose name has a prefix, at most `limit`, unlinked ones included. Until the index is
 * rebuilt, a shop from before `shop-name` items is in it itself, perhaps in addition to its item.
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
