import { shardOf } from './shard-of.ts'
import { groupIndex, type Item, type Table } from './table.ts'

/** What waits for the lender's side. */
export type ReviewKind =
  | 'kyc'
  | 'drawdown'
  | 'payment'
  | 'limit'
  | 'renewal'
  | 'payoff'
  | 'proposal'
  | 'payout-account'

/** What waits is spread over this many keys of the index, so that none of them is hot. */
const shards = 4

const groupOf = (kind: ReviewKind, shard: number): string => `REVIEW#${kind}#${shard}`

/** The index attributes of an item that waits since `since` (ISO, UTC). Left out, the item waits no longer. */
export const awaitsReview = (kind: ReviewKind, companyId: string, since: string, id: string) => ({
  gsi1pk: groupOf(kind, shardOf(companyId, shards)),
  gsi1sk: `${since}#${id}`,
})

/** What waits for the lender's side over all companies, oldest first, at most `limit`; all, or what waits since an instant after `after`. */
export const listAwaitingReview = async <Entity>(
  table: Table,
  kind: ReviewKind,
  limit: number,
  after?: string,
): Promise<Item<Entity>[]> => {
  const pages = await Promise.all(
    Array.from({ length: shards }, (_, shard) =>
      // An instant is followed by `#` and an id, which `~` comes after.
      table.query<Entity>({
        pk: groupOf(kind, shard),
        index: groupIndex,
        limit,
        ...(after ? { between: { from: `${after}~`, to: '~' } } : {}),
      }),
    ),
  )
  return pages
    .flatMap(({ items }) => items)
    .toSorted((a, b) => (a.gsi1sk ?? '').localeCompare(b.gsi1sk ?? ''))
    .slice(0, limit)
}
