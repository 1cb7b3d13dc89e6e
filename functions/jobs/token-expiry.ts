import { addHours, deleteExpired, expiryHour, expiryShards, listDeletable } from '../data/expiry.ts'
import { findJobCursor, putJobCursor } from '../data/job-cursors.ts'
import type { Deps } from '../runtime/deps.ts'

const job = 'token-expiry'

/** Before the job's first run, the table's own TTL had all to itself, and takes days over it. */
const firstLookBackHours = 7 * 24

/** However long the job was away: what is older was deleted by the TTL, which takes no weeks. */
const furthestLookBackHours = 31 * 24

/** Hours that are looked at again although they are swept: the index trails the table. */
const lookBackHours = 1

/** So many items are held, and deleted at once. */
const pageSize = 50

const earlier = (a: string, b: string): string => (a < b ? a : b)
const later = (a: string, b: string): string => (a > b ? a : b)

export interface Sweep {
  /** Hours, UTC, both included. */
  from: string
  to: string
  deleted: number
  /** Accounts whose mailbox nobody has proven in time. */
  accounts: number
}

const sweepShard = async (
  place: { hour: string; shard: number },
  now: Date,
  { table }: Deps,
): Promise<number> => {
  let deleted = 0
  let cursor: string | undefined
  do {
    const page = await listDeletable(table, place, now, { limit: pageSize, cursor })
    const outcomes = await Promise.all(page.items.map((item) => table.write(deleteExpired(table, item, now))))
    deleted += outcomes.filter(Boolean).length
    cursor = page.cursor
  } while (cursor)
  return deleted
}

const sweepHour = async (hour: string, now: Date, deps: Deps): Promise<number> => {
  let deleted = 0
  for (let shard = 0; shard < expiryShards; shard++) deleted += await sweepShard({ hour, shard }, now, deps)
  return deleted
}

/**
 * Deletes every session, link, code, captcha and count whose time is over, and then the accounts that were never activated: hour by hour since the last run, page by
 * page. Hours that were missed are made up for. It may run twice, at once, or break off anywhere: what it deletes
 * is expired at that moment, and the next run goes on where this one was.
 */
export const sweepExpired = async (deps: Deps): Promise<Sweep> => {
  const { table, clock, log } = deps
  const now = clock()
  const to = expiryHour(now)
  const done = await findJobCursor(table, job)
  const from = done
    ? later(addHours(earlier(done, to), -lookBackHours), addHours(to, -furthestLookBackHours))
    : addHours(to, -firstLookBackHours)
  const noteDone = (upTo: string) =>
    table.transact({ cursor: putJobCursor(table, { job, upTo, updatedAt: now.toISOString() }) })

  let deleted = 0
  for (let hour = from; hour <= to; hour = addHours(hour, 1)) {
    const count = await sweepHour(hour, now, deps)
    deleted += count
    // An empty hour costs a read a shard: looking again is cheaper than noting it.
    if (count > 0) await noteDone(hour)
  }
  await noteDone(to)
  // It knows of everything that a company owns, and is loaded after the rest is done.
  const { removeUnprovenAccounts } = await import('./unproven-accounts.ts')
  const accounts = await removeUnprovenAccounts(deps)
  log('info', 'what had expired was deleted', { from, to, deleted, accounts })
  return { from, to, deleted, accounts }
}
