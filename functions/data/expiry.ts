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

/** The hour (UTC) in whose group an item is listed that may be deleted in it: `2026-11-02T01`. */
export const expiryHour = (at: Date): string => at.toISOString().slice(0, 13)

/** The hour that begins so many hours later, or earlier when negative. */
export const addHours = (hour: string, hours: number): string =>
  expiryHour(new Date(Date.parse(`${hour}:00:00Z`) + hours * hourMs))

/** What may be deleted in an hour is spread over so many keys of the index: a day's counts all end in the same hour. */
export const expiryShards = 4

const groupOf = (hour: string, shard: number): string => `EXPIRY#${hour}#${shard}`

/** The `ttl` of an item that may be deleted at an instant. */
export const ttlAt = (at: Date): number => Math.floor(at.getTime() / 1000)

const daySeconds = 24 * 3600

/** The `ttl` of an item that may be deleted so many days after an instant (an ISO timestamp where it is text). */
export const ttlAfter = (instant: Date | string, days: number): number =>
  ttlAt(new Date(instant)) + days * daySeconds

/**
 * The attributes of an item that may be deleted at `at` (ISO timestamp, UTC). DynamoDB deletes by the TTL, but takes
 * days over it; the index lists the item by the hour for the sweep, which does not. Reads check the time themselves.
 *
 * For what belongs to people: sessions, links, codes, counts. Events, quotes, remembered answers and uploads never
 * completed are many, give access to nothing, and have the TTL alone (`ttlAfter`).
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

/** Access pattern: a page of a shard of what may be deleted since an hour, at `now` at the latest. Eventually consistent. */
export const listDeletable = (
  table: Table,
  { hour, shard }: { hour: string; shard: number },
  now: Date,
  page: { limit: number; cursor: string | undefined },
): Promise<ItemPage<Key>> =>
  table.query({
    index: groupIndex,
    pk: groupOf(hour, shard),
    // "~" comes after the "#" that follows the time: what may be deleted at this very instant is taken in.
    between: { from: hour, to: `${now.toISOString()}~` },
    ...page,
  })

/** Deletes an item if it may be at `now`: the index may trail a renewal, and another run may have been faster. */
export const deleteExpired = (table: Table, key: Key, now: Date): Write =>
  remove(table, key, { ttl: { atMost: ttlAt(now) } })
