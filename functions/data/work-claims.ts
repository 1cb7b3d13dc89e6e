import type { WorkKind } from '#shared/desk/work.ts'
import { ttlAfter } from './expiry.ts'
import { groupIndex, type Item, put, remove, replace, type Table, type Write } from './table.ts'

/** That somebody of the lender works on something that waits. What waits anew has another `workId`, and is nobody's. */
export interface WorkClaim {
  kind: WorkKind
  /** Its place among what waits: see `findWaiting`. */
  workId: string
  holder: string
  /** ISO timestamp, UTC. */
  since: string
  version: number
}

/** What somebody has taken and left lying is nobody's again. */
const keptForDays = 90

const key = (kind: WorkKind, workId: string) => ({ pk: `WORK#${kind}#${workId}`, sk: 'WORK' })

const groupOf = (holder: string): string => `WORK#${holder}`

const itemOf = ({ kind, workId, holder, since, version }: WorkClaim): Item<WorkClaim> => ({
  ...key(kind, workId),
  type: 'held-work',
  gsi1pk: groupOf(holder),
  gsi1sk: `${kind}#${workId}`,
  ttl: ttlAfter(since, keptForDays),
  kind,
  workId,
  holder,
  since,
  version,
})

/** Access pattern: who works on something that waits. */
export const findWorkClaim = (
  table: Table,
  kind: WorkKind,
  workId: string,
): Promise<Item<WorkClaim> | undefined> => table.get<WorkClaim>(key(kind, workId))

/** Access pattern: what somebody works on of a kind, the longest waiting first, after where a page ended. Eventually consistent. */
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

/** Takes what nobody has (version 0), or has somebody have what was another's when it was read. */
export const replaceWorkClaim = (table: Table, held: WorkClaim): Write =>
  replace<WorkClaim>(table, itemOf(held))

/** Puts back what somebody has; fails where it was changed since it was read. */
export const removeWorkClaim = (table: Table, { kind, workId, version }: WorkClaim): Write =>
  remove<WorkClaim>(table, key(kind, workId), { version })

/** Has who has something keep it where its place changes while it waits on; what lay there from another time goes. */
export const moveWorkClaim = (table: Table, held: WorkClaim, workId: string): Record<string, Write> => ({
  heldBefore: removeWorkClaim(table, held),
  held: put<WorkClaim>(table, itemOf({ ...held, workId, version: 1 })),
})
