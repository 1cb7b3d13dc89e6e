import type { ParsedInput } from '#shared/api/endpoint.ts'
import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { listPendingShops } from '../data/pending-shops.ts'
import { listShopSyncs } from '../data/shop-syncs.ts'
import { listShops } from '../data/shops.ts'
import { sortPage } from '../data/sort-page.ts'
import { answer, type Handler } from '../http/handle.ts'
import { describeLinkedShop, describePendingShop, type ListedShop } from './describe-shop.ts'

type Search = ParsedInput<typeof shopsEndpoints.searchShops>['body']

const isOfState = (shop: ListedShop, state: Search['status']): boolean =>
  state === undefined ||
  shop.status === state ||
  shop.condition === state ||
  (state === 'expiring_soon' && shop.expiring_soon)

const isFound = (shop: ListedShop, { status, platform, text }: Search): boolean =>
  isOfState(shop, status) &&
  (platform === undefined || shop.platform === platform) &&
  (shop.name ?? '').toLowerCase().includes(text.toLowerCase())

const sortTextOf = (shop: ListedShop, by: Search['sort_by']): string =>
  (by === 'authorised_at' ? (shop.authorised_at ?? shop.added_at) : shop[by]) ?? ''

export const searchShops: Handler<typeof shopsEndpoints.searchShops> = async (
  { input: { body }, session: { companyId } },
  { table, clock },
) => {
  const [shops, pending, readings] = await Promise.all([
    listShops(table, companyId),
    listPendingShops(table, companyId),
    listShopSyncs(table, companyId),
  ])
  const now = clock()
  const found = [
    ...shops.map(
      (shop): ListedShop => ({
        ...describeLinkedShop(shop, readings.get(shop.shopId), now),
        added_at: null,
      }),
    ),
    ...pending.map(describePendingShop),
  ].filter((shop) => isFound(shop, body))
  const { items, ...page } = sortPage(found, (shop) => [sortTextOf(shop, body.sort_by), shop.id], {
    limit: body.page_size,
    cursor: body.cursor,
    order: body.order,
  })
  return answer({ records: items, ...page })
}
