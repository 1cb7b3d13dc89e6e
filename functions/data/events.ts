import type { DomainEvent } from '../events/domain-events.ts'
import { create, type Table, type Write } from './table.ts'

/** What must happen besides, written in the same transaction as what makes it necessary. */
export interface StoredEvent {
  eventId: string
  name: DomainEvent['name']
  at: string
  payload: DomainEvent
  /** When it was dealt with; absent until then. */
  doneAt?: string
}

const keptForSeconds = 30 * 24 * 3600

export const eventKey = (eventId: string) => ({ pk: `EVENT#${eventId}`, sk: 'EVENT' })

export const eventType = 'event'

/**
 * The write that makes `event` happen. Give an `eventId` that follows from the cause where the same cause must not
 * make the event twice; otherwise a fresh one.
 */
export const recordEvent = (table: Table, event: DomainEvent, eventId: string, now: Date): Write =>
  create<StoredEvent>(table, {
    ...eventKey(eventId),
    type: eventType,
    ttl: Math.floor(now.getTime() / 1000) + keptForSeconds,
    eventId,
    name: event.name,
    at: now.toISOString(),
    payload: event,
  })

export const findEvent = (table: Table, eventId: string): Promise<StoredEvent | undefined> =>
  table.get<StoredEvent>(eventKey(eventId))

/** Holds while an event is yet to be dealt with: what goes with it never comes after the event's completion. */
export const expectIncomplete = (table: Table, eventId: string): Write => ({
  ConditionCheck: {
    TableName: table.name,
    Key: eventKey(eventId),
    ConditionExpression: 'attribute_exists(pk) and attribute_not_exists(doneAt)',
  },
})

/** Marks an event as dealt with. Goes into the transaction of its effect where that is in the table. */
export const completeEvent = (table: Table, eventId: string, now: Date): Write => ({
  Update: {
    TableName: table.name,
    Key: eventKey(eventId),
    UpdateExpression: 'set doneAt = :now',
    ConditionExpression: 'attribute_exists(pk) and attribute_not_exists(doneAt)',
    ExpressionAttributeValues: { ':now': now.toISOString() },
  },
})
