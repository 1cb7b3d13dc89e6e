import { eventsKeptDays } from '#shared/privacy/retention-days.ts'
import { absent, exists } from './condition.ts'
import type { DomainEvent } from './domain-events.ts'
import { ttlAfter } from './expiry.ts'
import { shardOf } from './shard-of.ts'
import { check, create, groupIndex, type Item, type Table, update, type Write } from './table.ts'

/** An outbox event, written in the same transaction as its cause. */
export interface StoredEvent {
  eventId: string
  name: DomainEvent['name']
  at: string
  payload: DomainEvent
  /** The earliest time of its handling; absent for immediately. */
  due?: string
  /** When it was handled; absent until then. */
  doneAt?: string
  /** How often the sweep redelivered it to the stream. Absent if never. */
  handOvers?: number
  /** Why it could not be parsed; absent if it could. */
  stuckBecause?: string
}

const keptForDays = eventsKeptDays

/** A handled event is kept this long for late redeliveries and investigations, at most as long as an unhandled one. */
export const handledKeptDays = 7

export const eventKey = (eventId: string) => ({ pk: `EVENT#${eventId}`, sk: 'EVENT' })

export const eventType = 'event'

/** Undelivered events are sharded over this many index keys: every event is written there. */
export const eventShards = 8

const incompleteGroup = (shard: number): string => `OUTBOX#${shard}`

const minuteMs = 60_000

/** Longer than the stream needs for an event with all its retries, unless it is behind. */
const firstWaitMs = 15 * minuteMs
const longestWaitMs = 24 * 60 * minuteMs

/** When an event is redelivered next, by the number of redeliveries so far. */
const nextHandOver = (handOvers: number, now: Date): string =>
  new Date(now.getTime() + Math.min(longestWaitMs, firstWaitMs * 2 ** handOvers)).toISOString()

const newEvent = (event: DomainEvent, eventId: string, now: Date) => ({
  ...eventKey(eventId),
  type: eventType,
  ttl: ttlAfter(now, keptForDays),
  gsi1pk: incompleteGroup(shardOf(eventId, eventShards)),
  eventId,
  name: event.name,
  at: now.toISOString(),
  payload: event,
})

/**
 * The write that emits `event`. Pass an `eventId` derived from the cause where the same cause must not emit the event
 * twice; otherwise a fresh one.
 */
export const recordEvent = (table: Table, event: DomainEvent, eventId: string, now: Date): Write =>
  create<StoredEvent>(table, { ...newEvent(event, eventId, now), gsi1sk: nextHandOver(0, now) })

/**
 * The write of an event that is handled after `due`: the stream skips it at first, and the sweep redelivers it within a
 * quarter of an hour of that time.
 */
export const recordScheduledEvent = (
  table: Table,
  event: DomainEvent,
  eventId: string,
  { now, due }: { now: Date; due: Date },
): Write =>
  create<StoredEvent>(table, {
    ...newEvent(event, eventId, now),
    gsi1sk: due.toISOString(),
    due: due.toISOString(),
  })

/** Access pattern: an event by id. */
export const findEvent = (table: Table, eventId: string): Promise<StoredEvent | undefined> =>
  table.get<StoredEvent>(eventKey(eventId))

const incomplete = { pk: exists, doneAt: absent }

/** Asserts that an event is not handled yet, so that writes in the same transaction never come after its completion. */
export const expectIncomplete = (table: Table, eventId: string): Write =>
  check<StoredEvent>(table, eventKey(eventId), incomplete)

/** Marks an event as handled. Belongs in the transaction of its effect where that is in the table. */
export const completeEvent = (
  table: Table,
  { eventId, at }: Pick<StoredEvent, 'eventId' | 'at'>,
  now: Date,
): Write =>
  update<StoredEvent>(table, eventKey(eventId), {
    set: {
      doneAt: now.toISOString(),
      ttl: Math.min(ttlAfter(at, keptForDays), ttlAfter(now, handledKeptDays)),
    },
    remove: ['gsi1pk', 'gsi1sk', 'stuckBecause'],
    when: incomplete,
  })

/**
 * Records why an event could not be parsed: it was written by another version, and waits for one that understands it.
 * Fails if that is recorded already: each change of the item delivers the event again.
 */
export const recordStuckEvent = (table: Table, eventId: string, stuckBecause: string): Write =>
  update<StoredEvent>(table, eventKey(eventId), {
    set: { stuckBecause },
    when: { ...incomplete, stuckBecause: { not: stuckBecause } },
  })

/** An event that is still to be handled. `gsi1sk` is when it is redelivered next. */
export type IncompleteEvent = Item<StoredEvent> & { gsi1sk: string }

/** Access pattern: a shard of the events that are still to be handled, the most urgent first. Eventually consistent. */
export const listIncompleteEvents = (table: Table, shard: number): AsyncGenerator<IncompleteEvent> =>
  table.all<StoredEvent>({ index: groupIndex, pk: incompleteGroup(shard) }) as AsyncGenerator<IncompleteEvent>

/**
 * Redelivers an event by a change that the stream's subscriber treats as a new event. The interval doubles each time,
 * up to a day. Fails if it was handled or redelivered since it was read.
 */
export const redeliverEvent = (table: Table, event: IncompleteEvent, now: Date): Write => {
  const handOvers = (event.handOvers ?? 0) + 1
  return update<StoredEvent>(table, eventKey(event.eventId), {
    set: { handOvers, gsi1sk: nextHandOver(handOvers, now) },
    when: { doneAt: absent, gsi1sk: event.gsi1sk },
  })
}
