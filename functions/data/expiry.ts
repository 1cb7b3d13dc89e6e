import { shardOf } from './shard-of.ts'
import {
  groupIndex,
  type ItemAttributes,
  type ItemPage,
  type Key,
  remove,
  type Table,
  type Write,
} from './table.ts'

const hourMs = 3_600_000

/** The hour (UTC) in whose group an expiring item is listed: `2026-11-02T01`. */
export const expiryHour = (at: Date): string => at.toISOString().slice(0, 13)

/** The hour this many hours later, or earlier when negative. */
export const addHours = (hour: string, hours: number): string =>
  expiryHour(new Date(Date.parse(`${hour}:00:00Z`) + hours * hourMs))

/** Expiring items of an hour are sharded over this many index keys: a day's counters all expire in the same hour. */
export const expiryShards = 4

const groupOf = (hour: string, shard: number): string => `EXPIRY#${hour}#${shard}`

/** The `ttl` of an item that expires at an instant. */
export const ttlAt = (at: Date): number => Math.floor(at.getTime() / 1000)

const daySeconds = 24 * 3600

/** The `ttl` of an item that expires this many days after an instant (an ISO timestamp where it is text). */
export const ttlAfter = (instant: Date | string, days: number): number =>
  ttlAt(new Date(instant)) + days * daySeconds

/**
 * The attributes of an item that expires at `at` (ISO timestamp, UTC). DynamoDB deletes by the TTL, but with a delay of
 * days; the index lists the item by the hour for the sweep, which deletes on time. Reads check the time themselves.
 *
 * For personal items: sessions, links, codes, counters. Events, quotes, idempotent responses and incomplete uploads are
 * many, give access to nothing, and have the TTL only (`ttlAfter`).
 */
export const deletableAt = (
  at: string,
  key: Key,
): Required<Pick<ItemAttributes, 'ttl' | 'gsi1pk' | 'gsi1sk'>> => {
  const instant = new Date(at)
  return {
    ttl: ttlAt(instant),
    gsi1pk: groupOf(expiryHour(instant), shardOf(key.pk, expiryShards)),
    gsi1sk: `${instant.toISOString()}#${key.pk}#${key.sk}`,
  }
}

/** Access pattern: a page of a shard of the items that expired between an hour and `now`. Eventually consistent. */
export const listDeletable = (
  table: Table,
  { hour, shard }: { hour: string; shard: number },
  now: Date,
  page: { limit: number; cursor: string | undefined },
): Promise<ItemPage<Key>> =>
  table.query({
    index: groupIndex,
    pk: groupOf(hour, shard),
    // "~" sorts after the "#" that follows the time, so that items expiring at this very instant are included.
    between: { from: hour, to: `${now.toISOString()}~` },
    ...page,
  })

/**
 * Deletes an item if it has expired at `now`: the index may lag behind a renewal, and another run may have been faster.
 */
export const deleteExpired = (table: Table, key: Key, now: Date): Write =>
  remove(table, key, { ttl: { atMost: ttlAt(now) } })
