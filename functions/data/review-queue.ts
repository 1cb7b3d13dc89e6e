import type { WorkKind } from '#shared/desk/work.ts'
import { listCompanyItems } from './list-company-items.ts'
import { shardOf } from './shard-of.ts'
import { check, groupIndex, type Item, type Table, type Write } from './table.ts'

/** Open charge orders are sharded over this many index keys, so that none is hot. */
export const openChargeShards = 8

export const openChargeGroup = (shard: number): string => `OPEN-CHARGE#${shard}`

/**
 * Sort keys of disputed charge orders begin with this and the time of the dispute; those of others with the company.
 */
export const disputedBeginning = 'dispute#'

/** The sort key of a charge order with an undecided dispute. */
export const disputedSortKey = (raisedAt: string, chargeId: string): string =>
  `${disputedBeginning}${raisedAt}#${chargeId}`

/** Few facilities are past due at a time: a single index partition suffices, and lists them in one order. */
export const pastDueGroup = 'PAST-DUE'

/** Waiting items are sharded over this many index keys, so that none is hot. */
const shards = 4

const groupOf = (kind: WorkKind, shard: number): string => `REVIEW#${kind}#${shard}`

/**
 * The index keys of a kind's queue. Disputes are among the open charge orders, and past-due facilities have their own
 * key.
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

/** The beginning of an item's key in the partition of its company, for kinds whose items are there. */
const beginnings: Partial<Record<WorkKind, string>> = {
  kyc: 'KYC#',
  limit: 'LIMITREQUEST#',
  renewal: 'RENEWALREQUEST#',
  drawdown: 'DRAWDOWN#',
  payout: 'DRAWDOWN#',
  payment: 'PAYMENT#',
  payoff: 'PAYOFF#',
  'payout-account': 'DEBITACCOUNT#',
  dispute: 'CHARGE#',
  shop: 'SHOPTROUBLE#',
  departure: 'DEPARTURE#',
  'signer-check': 'SIGNER-CHECK#',
  'screening-hit': 'SCREENINGHIT#',
  'kyc-review': 'RISK-RATING',
  'flow-alert': 'FLOWALERT#',
}

/** Orders waiting items by their place in the queue: the oldest first. */
export const byQueuePosition = (
  { gsi1sk: a = '' }: Item<object>,
  { gsi1sk: b = '' }: Item<object>,
): number => (a < b ? -1 : 1)

/** The index attributes of an item that waits since `since` (ISO, UTC). Without them, the item is in no queue. */
export const awaitsReview = (kind: WorkKind, companyId: string, since: string, id: string) => ({
  gsi1pk: groupOf(kind, shardOf(companyId, shards)),
  gsi1sk: `${since}#${id}`,
})

/**
 * Waiting items of all companies, oldest first, at most `limit`; all of them, or those after `after`: an instant, or
 * the index key that a page ended with.
 */
export const listAwaitingReview = async <Entity>(
  table: Table,
  kind: WorkKind,
  limit: number,
  after?: string,
): Promise<Item<Entity>[]> => {
  const pages = await Promise.all(
    groupsOf(kind).map(async ({ pk, beginning }) => {
      // An instant is followed by `#` and an id, which sort before `~`. A complete key is followed by nothing.
      const [from, to] = [after ? `${after}~` : beginning, beginning ? `${beginning}~` : '~']
      // A cursor beyond the end of the queue is invalid.
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
    .toSorted(byQueuePosition)
    .slice(0, limit)
}

/** The listing of a kind's queue, see `listAwaitingReview`. */
export const reviewQueueOf =
  <Entity>(kind: WorkKind) =>
  (table: Table, limit: number, after?: string): Promise<Item<Entity>[]> =>
    listAwaitingReview<Entity>(table, kind, limit, after)

/**
 * Access pattern: a company's waiting items of a kind, from its partition. Undefined for kinds that have their items
 * elsewhere.
 */
export const listWaitingOfCompany = async <Entity>(
  table: Table,
  kind: WorkKind,
  companyId: string,
): Promise<Item<Entity>[] | undefined> => {
  const prefix = beginnings[kind]
  if (prefix === undefined) return undefined
  const groups = groupsOf(kind)
  const items = await listCompanyItems<Entity>(table, companyId, prefix)
  return items.filter(({ gsi1pk, gsi1sk = '' }) =>
    groups.some(({ pk, beginning }) => pk === gsi1pk && gsi1sk.startsWith(beginning)),
  )
}

/** Access pattern: about `most` waiting items of a kind since an instant: the oldest of each index key. */
export const sampleAwaitingReview = async <Entity>(
  table: Table,
  kind: WorkKind,
  most: number,
  since: string,
): Promise<{ items: Item<Entity>[]; isMore: boolean }> => {
  const groups = groupsOf(kind)
  const limit = Math.ceil(most / groups.length)
  const pages = await Promise.all(
    groups.map(({ pk, beginning }) =>
      table.query<Entity>({
        pk,
        index: groupIndex,
        limit,
        ...(beginning ? { prefix: beginning } : since ? { between: { from: since, to: '~' } } : {}),
      }),
    ),
  )
  return {
    items: pages.flatMap(({ items }) => items),
    isMore: pages.some(({ items }) => items.length === limit),
  }
}

/** The instant, or the day, since which an item waits. */
export const waitsSince = (kind: WorkKind, { gsi1sk = '' }: Item<object>): string => {
  const key = kind === 'dispute' ? gsi1sk.slice(disputedBeginning.length) : gsi1sk
  return key.slice(0, key.indexOf('#'))
}

/**
 * Access pattern: the waiting item with an index sort key, which identifies it: an item that waits again gets another.
 * Two items with the same instant and id would collide.
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

/** Asserts that an item is still waiting as it was found. */
export const expectWaiting = (table: Table, { pk, sk, gsi1sk = '' }: Item<object>): Write =>
  check(table, { pk, sk }, { gsi1sk })
