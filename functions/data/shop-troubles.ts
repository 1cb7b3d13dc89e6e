import type { ShopNotice } from '#shared/shops/shop-condition.ts'
import { companyPartition } from './companies.ts'
import { absent } from './condition.ts'
import { ttlAfter } from './expiry.ts'
import { awaitsReview, listAwaitingReview } from './review-queue.ts'
import { type Item, put, remove, type Table, type Write } from './table.ts'

/** That something is wrong with a shop, as its seller was told last. Whether it still is, the shop says. */
export interface ShopTrouble {
  companyId: string
  shopId: string
  condition: ShopNotice
  /** ISO timestamp, UTC. */
  since: string
}

/** Nobody looks into what is so old: it is noted anew when it gets worse. */
const keptForDays = 180

const key = ({ companyId, shopId }: Pick<ShopTrouble, 'companyId' | 'shopId'>) => ({
  pk: companyPartition(companyId),
  sk: `SHOPTROUBLE#${shopId}`,
})

/** Access pattern: the shops of all companies that something came to be wrong with, the longest so first, at most `limit`. */
export const listShopTroubles = (table: Table, limit: number, after?: string): Promise<Item<ShopTrouble>[]> =>
  listAwaitingReview<ShopTrouble>(table, 'shop', limit, after)

/** Notes what came to be wrong; nothing where something later is noted. */
export const noteShopTrouble = (table: Table, trouble: ShopTrouble): Write => {
  const { companyId, shopId, since } = trouble
  return put<ShopTrouble>(
    table,
    {
      ...key(trouble),
      type: 'shop-trouble',
      ...awaitsReview('shop', companyId, since, `${companyId}/${shopId}`),
      ttl: ttlAfter(since, keptForDays),
      ...trouble,
    },
    { anyOf: [{ pk: absent }, { since: { atMost: since } }] },
  )
}

/** Takes a note away of a shop that is as it should be; not one of something later. */
export const removeShopTrouble = (
  table: Table,
  trouble: Pick<ShopTrouble, 'companyId' | 'shopId' | 'since'>,
): Write => remove<ShopTrouble>(table, key(trouble), { since: { atMost: trouble.since } })
