import { earlierOf, laterOf } from '#shared/time/business-date.ts'
import { addHours, deleteExpired, expiryHour, expiryShards, listDeletable } from '../data/expiry.ts'
import { findJobCursor, putJobCursor } from '../data/job-cursors.ts'
import type { Deps } from '../runtime/deps.ts'

const job = 'token-expiry'

/** Before the job's first run, items were deleted by the table's own TTL alone, which takes days. */
const firstLookBackHours = 7 * 24

/** After any outage of the job: older items were deleted by the TTL, which takes no weeks. */
const furthestLookBackHours = 31 * 24

/** Completed hours to examine again: the index lags behind the table. */
const lookBackHours = 1

/** The number of items in memory, and of concurrent deletes. */
const pageSize = 50

export interface Sweep {
  /** Hours, UTC, both included. */
  from: string
  to: string
  deleted: number
  /** Accounts whose mailbox was not verified in time. */
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
 * Deletes every expired session, link, code, captcha and counter, and then the accounts that were never activated: hour
 * by hour since the last run, page by page. Missed hours are caught up. Concurrent runs and crashes are harmless: it
 * deletes only what is expired at that moment, and the next run continues where this one ended.
 */
export const sweepExpired = async (deps: Deps): Promise<Sweep> => {
  const { table, clock, log } = deps
  const now = clock()
  const to = expiryHour(now)
  const done = await findJobCursor(table, job)
  const from = done
    ? laterOf(addHours(earlierOf(done, to), -lookBackHours), addHours(to, -furthestLookBackHours))
    : addHours(to, -firstLookBackHours)
  const noteDone = (upTo: string) =>
    table.transact({ cursor: putJobCursor(table, { job, upTo, updatedAt: now.toISOString() }) })

  let deleted = 0
  for (let hour = from; hour <= to; hour = addHours(hour, 1)) {
    const count = await sweepHour(hour, now, deps)
    deleted += count
    // An empty hour costs a read a shard: examining it again is cheaper than recording it.
    if (count > 0) await noteDone(hour)
  }
  await noteDone(to)
  // It knows every item of a company, and is loaded after the rest is done.
  const { removeUnprovenAccounts } = await import('./unproven-accounts.ts')
  const accounts = await removeUnprovenAccounts(deps)
  log('info', 'what had expired was deleted', { from, to, deleted, accounts })
  return { from, to, deleted, accounts }
}
