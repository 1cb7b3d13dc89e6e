import type { WorkKind } from '#shared/desk/work.ts'
import { shardOf } from './shard-of.ts'
import { check, groupIndex, type Item, type Table, type Write } from './table.ts'

/** What is open of bills is spread over this many keys of the index, so that none of them is hot. */
export const openChargeShards = 8

export const openChargeGroup = (shard: number): string => `OPEN-CHARGE#${shard}`

/** Beside all bills, which begin with their company, stand those that are disputed, by when they were. */
const disputedBeginning = 'dispute#'

/** The sort key of a bill that waits for an answer to a dispute. */
export const disputedPlace = (raisedAt: string, chargeId: string): string =>
  `${disputedBeginning}${raisedAt}#${chargeId}`

/** Few facilities are past due at a time: one key of the index bears them, and lists them in one order. */
export const pastDueGroup = 'PAST-DUE'

/** What waits is spread over this many keys of the index, so that none of them is hot. */
const shards = 4

const groupOf = (kind: WorkKind, shard: number): string => `REVIEW#${kind}#${shard}`

/**
 * Where what waits of a kind stands in the index: a queue of its own, but for disputes, which are among the open bills, and for
 * what is past due.
 */
const groupsOf = (kind: WorkKind): { pk: string; beginning: string }[] => {
  if (kind === 'overdue') return [{ pk: pastDueGroup, beginning: '' }]
  if (kind === 'dispute')
    return Array.from({ length: openChargeShards }, (_, shard) => ({
      pk: openChargeGroup(shard),
      beginning: disputedBeginning,
    }))
  return Array.from({ length: shards }, (_, shard) => ({ pk: groupOf(kind, shard), beginning: '' }))
}

/** The index attributes of an item that waits since `since` (ISO, UTC). Left out, the item waits no longer. */
export const awaitsReview = (kind: WorkKind, companyId: string, since: string, id: string) => ({
  gsi1pk: groupOf(kind, shardOf(companyId, shards)),
  gsi1sk: `${since}#${id}`,
})

/**
 * What waits for the lender's side over all companies, oldest first, at most `limit`; all, or what waits since an
 * instant after `after`, which is one or the index's key that a page ended with.
 */
export const listAwaitingReview = async <Entity>(
  table: Table,
  kind: WorkKind,
  limit: number,
  after?: string,
): Promise<Item<Entity>[]> => {
  const pages = await Promise.all(
    groupsOf(kind).map(async ({ pk, beginning }) => {
      // An instant is followed by `#` and an id, which `~` comes after, and a whole key by nothing.
      const [from, to] = [after ? `${after}~` : beginning, beginning ? `${beginning}~` : '~']
      // What begins behind all that waits is no place that a page ended at.
      if (from > to) return { items: [] }
      return table.query<Entity>({
        pk,
        index: groupIndex,
        limit,
        ...(from === '' ? {} : { between: { from, to } }),
      })
    }),
  )
  return pages
    .flatMap(({ items }) => items)
    .toSorted((a, b) => ((a.gsi1sk ?? '') < (b.gsi1sk ?? '') ? -1 : 1))
    .slice(0, limit)
}

/**
 * Access pattern: how many wait of a kind since an instant, without going through more than about `most`: each key of the index is looked at up
 * to its share.
 */
export const countAwaitingReview = async (
  table: Table,
  kind: WorkKind,
  most: number,
  since: string,
): Promise<{ count: number; isMore: boolean }> => {
  const groups = groupsOf(kind)
  const limit = Math.ceil(most / groups.length)
  const pages = await Promise.all(
    groups.map(({ pk, beginning }) =>
      table.query<object>({
        pk,
        index: groupIndex,
        limit,
        ...(beginning ? { prefix: beginning } : since ? { between: { from: since, to: '~' } } : {}),
      }),
    ),
  )
  const counts = pages.map(({ items }) => items.length)
  return {
    count: counts.reduce((sum, each) => sum + each, 0),
    isMore: counts.some((each) => each === limit),
  }
}

/**
 * Access pattern: what waits under a sort key of the index, which names it: what waits anew waits under another. Two of the
 * same instant and id would be one.
 */
export const findWaiting = async <Entity>(
  table: Table,
  kind: WorkKind,
  workId: string,
): Promise<Item<Entity> | undefined> => {
  const found = await Promise.all(
    groupsOf(kind).map(({ pk }) =>
      table.query<Entity>({
        pk,
        index: groupIndex,
        between: { from: workId, to: workId },
        limit: 1,
      }),
    ),
  )
  return found.flatMap(({ items }) => items)[0]
}

/** Holds while something waits as it was found. */
export const expectWaiting = (table: Table, { pk, sk, gsi1sk = '' }: Item<object>): Write =>
  check(table, { pk, sk }, { gsi1sk })
