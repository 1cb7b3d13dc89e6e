import type { ShopNotice } from '#shared/shops/shop-condition.ts'
import { companyItemKey } from './companies.ts'
import { absent } from './condition.ts'
import { ttlAfter } from './expiry.ts'
import { awaitsReview, reviewQueueOf } from './review-queue.ts'
import { put, remove, type Table, type Write } from './table.ts'

/** A problem with a shop, as last notified to its seller. The shop itself has its current state. */
export interface ShopTrouble {
  companyId: string
  shopId: string
  condition: ShopNotice
  /** ISO timestamp, UTC. */
  since: string
}

/** Older problems are not followed up; a worse state is recorded again. */
const keptForDays = 180

const key = ({ companyId, shopId }: Pick<ShopTrouble, 'companyId' | 'shopId'>) =>
  companyItemKey(companyId, `SHOPTROUBLE#${shopId}`)

/** Access pattern: the problematic shops of all companies, the longest first, at most `limit`. */
export const listShopTroubles = reviewQueueOf<ShopTrouble>('shop')

/** Records a problem; no change if a later one is recorded. */
export const recordShopTrouble = (table: Table, trouble: ShopTrouble): Write => {
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

/** Removes the problem of a recovered shop, unless a later one is recorded. */
export const removeShopTrouble = (
  table: Table,
  trouble: Pick<ShopTrouble, 'companyId' | 'shopId' | 'since'>,
): Write => remove<ShopTrouble>(table, key(trouble), { since: { atMost: trouble.since } })
