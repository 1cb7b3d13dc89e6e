import { absent } from './condition.ts'
import { countAttributes, countKey, type DailyCount } from './daily-counts.ts'
import { type Table, update, type Write } from './table.ts'

/** The guesses of a password that a daily count has: each is counted from when it begins to be compared. */
export interface LoginAttempts {
  /** Those that were wrong, and those that are being compared. */
  count: number
  /** Of them, those that are being compared. */
  comparing: number
}

interface StoredAttempts {
  count: number
  /** Absent until one has begun: a count of before has wrong ones alone. */
  comparing?: number
}

/** Access pattern: a day's guesses. */
export const findLoginAttempts = async (table: Table, count: DailyCount): Promise<LoginAttempts> => {
  const stored = await table.get<StoredAttempts>(countKey(count))
  return { count: stored?.count ?? 0, comparing: stored?.comparing ?? 0 }
}

/**
 * Begins a guess, and fails where as many as are `allowed` were wrong or are being compared: no number of parallel ones
 * gets past it.
 */
export const reserveAttempt = (table: Table, count: DailyCount, allowed: number): Write =>
  update<StoredAttempts>(table, countKey(count), {
    set: countAttributes(count),
    add: { count: 1, comparing: 1 },
    when: { anyOf: [{ pk: absent }, { count: { lessThan: allowed } }] },
  })

/** Has a guess stay counted as a wrong one. Fails where the day's count was forgotten while it was compared. */
export const recordFailure = (table: Table, count: DailyCount): Write =>
  update<StoredAttempts>(table, countKey(count), {
    add: { comparing: -1 },
    when: { comparing: { atLeast: 1 } },
  })

/** Takes back a guess that was right, or was not compared. Fails where the day's count was forgotten meanwhile. */
export const releaseAttempt = (table: Table, count: DailyCount): Write =>
  update<StoredAttempts>(table, countKey(count), {
    add: { count: -1, comparing: -1 },
    when: { comparing: { atLeast: 1 } },
  })

/** Forgets the wrong ones among the guesses that were read. Fails where any began or ended since. */
export const forgetFailures = (table: Table, count: DailyCount, read: LoginAttempts): Write =>
  update<StoredAttempts>(table, countKey(count), {
    set: { count: read.comparing },
    when: { count: read.count, comparing: read.comparing },
  })
