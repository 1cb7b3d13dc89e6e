import type { WorkKind } from '#shared/desk/work.ts'
import { ttlAfter } from './expiry.ts'
import { groupIndex, type Item, put, remove, replace, type Table, type Write } from './table.ts'

/** A back-office user's claim on a waiting item. An item that waits again has another `workId`, and is unclaimed. */
export interface WorkClaim {
  kind: WorkKind
  /** Its key in the work queue: see `findWaiting`. */
  workId: string
  holder: string
  /** ISO timestamp, UTC. */
  since: string
  /** Who handed it over to the holder, and what they wrote; absent where the holder took it. */
  handedOver?: { by: string; note?: string }
  version: number
}

/** An abandoned claim expires after this time. */
const keptForDays = 90

const key = (kind: WorkKind, workId: string) => ({ pk: `WORK#${kind}#${workId}`, sk: 'WORK' })

const groupOf = (holder: string): string => `WORK#${holder}`

const itemOf = ({ kind, workId, holder, since, handedOver, version }: WorkClaim): Item<WorkClaim> => ({
  ...key(kind, workId),
  type: 'held-work',
  gsi1pk: groupOf(holder),
  gsi1sk: `${kind}#${workId}`,
  ttl: ttlAfter(since, keptForDays),
  kind,
  workId,
  holder,
  since,
  ...(handedOver ? { handedOver } : {}),
  version,
})

/** Access pattern: the claim on a waiting item. */
export const findWorkClaim = (
  table: Table,
  kind: WorkKind,
  workId: string,
): Promise<Item<WorkClaim> | undefined> => table.get<WorkClaim>(key(kind, workId))

/**
 * Access pattern: a user's claims of a kind, the longest waiting first, after the end of a page. Eventually consistent.
 */
export const listWorkClaims = async (
  table: Table,
  holder: string,
  kind: WorkKind,
  limit: number,
  after?: string,
): Promise<WorkClaim[]> => {
  const beginning = `${kind}#`
  const { items } = await table.query<WorkClaim>({
    pk: groupOf(holder),
    index: groupIndex,
    between: { from: after ? `${beginning}${after}~` : beginning, to: `${beginning}~` },
    limit,
  })
  return items
}

/**
 * Access pattern: a user's claims that colleagues handed over, of any kind; some may be of items that no longer wait.
 * Eventually consistent.
 */
export const listHandedOver = async (table: Table, holder: string, limit: number): Promise<WorkClaim[]> => {
  const { items } = await table.query<WorkClaim>({ pk: groupOf(holder), index: groupIndex, limit })
  return items.filter(({ handedOver }) => handedOver)
}

/** Claims an unclaimed item (version 0), or passes the claim that was read to another user. */
export const replaceWorkClaim = (table: Table, held: WorkClaim): Write =>
  replace<WorkClaim>(table, itemOf(held))

/** Releases a claim; fails if it was changed since it was read. */
export const removeWorkClaim = (table: Table, { kind, workId, version }: WorkClaim): Write =>
  remove<WorkClaim>(table, key(kind, workId), { version })

/** Moves a claim when its item's key in the queue changes while it waits; a stale claim at the new key is removed. */
export const moveWorkClaim = (table: Table, held: WorkClaim, workId: string): Record<string, Write> => ({
  heldBefore: removeWorkClaim(table, held),
  held: put<WorkClaim>(table, itemOf({ ...held, workId, version: 1 })),
})
