import { cursorAfter, cursorAfterIndexed } from './cursors.ts'
import type { Item, ItemPage, QueryOptions, Table } from './table.ts'

/** The maximum number of items that one call examines. */
export const maxItemsRead = 1000

/** The batch size while looking for items that a filter accepts. */
const batchSize = 100

type Predicate<Entity> = (item: Entity) => boolean

interface Asked<Entity> {
  limit: number
  cursor?: string | undefined
  /** Without it, everything is accepted. A promise is awaited once the first items are read. */
  accepts?: Predicate<Entity> | Promise<Predicate<Entity>> | undefined
}

/**
 * One page of the accepted items of a partition or of the index, read until the page is full. The number of examined
 * items is bounded: the page may then be short and its cursor continues from there, so that no filter makes a call
 * expensive.
 */
export const queryFilteredPage = async <Entity>(
  table: Table,
  query: Omit<QueryOptions, 'limit' | 'cursor'>,
  { limit, cursor: start, accepts }: Asked<Entity>,
): Promise<ItemPage<Item<Entity>>> => {
  if (!accepts) return table.query<Entity>({ ...query, limit, cursor: start })
  const found: Item<Entity>[] = []
  let cursor = start
  for (let lookedThrough = 0; lookedThrough < maxItemsRead; lookedThrough += batchSize) {
    const [batch, isAccepted] = await Promise.all([
      table.query<Entity>({ ...query, limit: batchSize, cursor }),
      accepts,
    ])
    for (const [index, item] of batch.items.entries()) {
      if (!isAccepted(item)) continue
      found.push(item)
      if (found.length < limit) continue
      const isLast = index === batch.items.length - 1 && !batch.cursor
      return {
        items: found,
        ...(isLast ? {} : { cursor: (query.index ? cursorAfterIndexed : cursorAfter)(item) }),
      }
    }
    cursor = batch.cursor
    if (!cursor) return { items: found }
  }
  return { items: found, ...(cursor ? { cursor } : {}) }
}
