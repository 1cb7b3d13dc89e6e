import { eventsKeptDays } from '#shared/privacy/retention-days.ts'
import { absent, exists } from './condition.ts'
import type { DomainEvent } from './domain-events.ts'
import { ttlAfter } from './expiry.ts'
import { shardOf } from './shard-of.ts'
import { check, create, groupIndex, type Item, type Table, update, type Write } from './table.ts'

/** What must happen besides, written in the same transaction as what makes it necessary. */
export interface StoredEvent {
  eventId: string
  name: DomainEvent['name']
  at: string
  payload: DomainEvent
  /** Not to be dealt with before; absent where it is at once. */
  due?: string
  /** When it was dealt with; absent until then. */
  doneAt?: string
  /** How often the sweep handed it to the stream again. Absent where the first time was enough. */
  handOvers?: number
}

const keptForDays = eventsKeptDays

export const eventKey = (eventId: string) => ({ pk: `EVENT#${eventId}`, sk: 'EVENT' })

export const eventType = 'event'

/** Events that are yet to be dealt with are spread over so many keys of the index: every write of one goes there. */
export const eventShards = 8

const incompleteGroup = (shard: number): string => `OUTBOX#${shard}`

const minuteMs = 60_000

/** Longer than the stream takes over an event with all its retries, unless it is behind. */
const firstWaitMs = 15 * minuteMs
const longestWaitMs = 24 * 60 * minuteMs

/** When an event is to be handed over again that was handed over so often before and is still not dealt with. */
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
 * The write that makes `event` happen. Give an `eventId` that follows from the cause where the same cause must not
 * make the event twice; otherwise a fresh one.
 */
export const recordEvent = (table: Table, event: DomainEvent, eventId: string, now: Date): Write =>
  create<StoredEvent>(table, { ...newEvent(event, eventId, now), gsi1sk: nextHandOver(0, now) })

/**
 * The write of an event that is dealt with after `due`: the stream passes it by at first, and the sweep hands it over
 * then, within a quarter of an hour.
 */
export const recordEventDue = (
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

/** Holds while an event is yet to be dealt with: what goes with it never comes after the event's completion. */
export const expectIncomplete = (table: Table, eventId: string): Write =>
  check<StoredEvent>(table, eventKey(eventId), incomplete)

/** Marks an event as dealt with. Goes into the transaction of its effect where that is in the table. */
export const completeEvent = (table: Table, eventId: string, now: Date): Write =>
  update<StoredEvent>(table, eventKey(eventId), {
    set: { doneAt: now.toISOString() },
    remove: ['gsi1pk', 'gsi1sk'],
    when: incomplete,
  })

/** An event that is yet to be dealt with. `gsi1sk` is when it is to be handed over again. */
export type IncompleteEvent = Item<StoredEvent> & { gsi1sk: string }

/** Access pattern: a shard of the events that are yet to be dealt with, the most urgent first. Eventually consistent. */
export const listIncompleteEvents = (table: Table, shard: number): AsyncGenerator<IncompleteEvent> =>
  table.all<StoredEvent>({ index: groupIndex, pk: incompleteGroup(shard) }) as AsyncGenerator<IncompleteEvent>

/**
 * Hands an event to the stream again, by a change that the stream's subscriber takes for a new one. Each time the
 * next one is twice as far off, up to a day. Fails where it was dealt with or handed over since it was read.
 */
export const redeliverEvent = (table: Table, event: IncompleteEvent, now: Date): Write => {
  const handOvers = (event.handOvers ?? 0) + 1
  return update<StoredEvent>(table, eventKey(event.eventId), {
    set: { handOvers, gsi1sk: nextHandOver(handOvers, now) },
    when: { doneAt: absent, gsi1sk: event.gsi1sk },
  })
}
