import { absent } from './condition.ts'
import { countAttributes, countKey, type DailyCount } from './daily-counts.ts'
import { type Table, update, type Write } from './table.ts'

/** A daily count of login attempts with a password: each counts from the start of its comparison. */
export interface LoginAttempts {
  /** Failed attempts and those in progress. */
  count: number
  /** Attempts in progress. */
  comparing: number
}

interface StoredAttempts {
  count: number
  /** Absent before the first attempt: earlier counts contain failed ones only. */
  comparing?: number
}

/** Access pattern: a day's login attempts. */
export const findLoginAttempts = async (table: Table, count: DailyCount): Promise<LoginAttempts> => {
  const stored = await table.get<StoredAttempts>(countKey(count))
  return { count: stored?.count ?? 0, comparing: stored?.comparing ?? 0 }
}

/**
 * Reserves an attempt, and fails if `allowed` attempts have failed or are in progress: parallel attempts cannot exceed
 * it.
 */
export const reserveAttempt = (table: Table, count: DailyCount, allowed: number): Write =>
  update<StoredAttempts>(table, countKey(count), {
    set: countAttributes(count),
    add: { count: 1, comparing: 1 },
    when: { anyOf: [{ pk: absent }, { count: { lessThan: allowed } }] },
  })

/** Turns a reserved attempt into a failed one. Fails if the day's count was reset during the comparison. */
export const recordFailure = (table: Table, count: DailyCount): Write =>
  update<StoredAttempts>(table, countKey(count), {
    add: { comparing: -1 },
    when: { comparing: { atLeast: 1 } },
  })

/** Releases an attempt that succeeded, or was not compared. Fails if the day's count was reset meanwhile. */
export const releaseAttempt = (table: Table, count: DailyCount): Write =>
  update<StoredAttempts>(table, countKey(count), {
    add: { count: -1, comparing: -1 },
    when: { comparing: { atLeast: 1 } },
  })

/** Resets the failed attempts of those that were read. Fails if any began or ended since. */
export const resetFailures = (table: Table, count: DailyCount, read: LoginAttempts): Write =>
  update<StoredAttempts>(table, countKey(count), {
    set: { count: read.comparing },
    when: { count: read.count, comparing: read.comparing },
  })
