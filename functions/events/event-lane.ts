import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import type { DomainEvent } from '../data/domain-events.ts'
import { completeEvent, eventType, findEvent, recordStuckEvent, type StoredEvent } from '../data/events.ts'
import type { Deps } from '../runtime/deps.ts'
import { describeError } from '../runtime/describe-error.ts'
import type { Delivery } from '../runtime/subscriber.ts'
import { parseEvent } from './parse-event.ts'

/** A consumer of the table's stream, with the events that it handles. */
export interface EventLane {
  /** Whether it handles events of this name, which another version may have written. */
  has(name: string): boolean
  handle(event: DomainEvent, deps: Deps, delivery: Delivery): Promise<void>
  /** An event that has not begun by then is left to the next invocation. */
  beginWithinMs: number
  /** Handles the records that are no events. Returns failed ones. */
  handleChanges(records: readonly DynamoDBRecord[], deps: Deps): Promise<DynamoDBRecord[]>
}

/** Handles one event, unless it was handled before. */
export const deliverEvent = async (lane: EventLane, eventId: string, deps: Deps): Promise<void> => {
  const stored = await findEvent(deps.table, eventId)
  if (!stored || stored.doneAt) return
  // The sweep redelivers it once it is due.
  if (stored.due && stored.due > deps.clock().toISOString()) return
  const parsed = parseEvent(stored)
  if ('reason' in parsed) {
    const { reason } = parsed
    deps.log('error', 'an event could not be read', { eventId, name: stored.name, reason })
    await deps.table.write(recordStuckEvent(deps.table, eventId, reason))
    return
  }
  const done = completeEvent(deps.table, stored, deps.clock())
  await lane.handle(parsed.event, deps, { eventId, at: stored.at, done })
  // Has no effect if the subscriber's own transaction has included it.
  await deps.table.write(done)
}

type Image = Parameters<typeof unmarshall>[0]

/** The event in a stream record: a new one, or a redelivered one. */
const eventIn = ({ eventName, dynamodb }: DynamoDBRecord): StoredEvent | undefined => {
  const image = dynamodb?.NewImage
  if (image?.['type']?.S !== eventType) return undefined
  const isAgain = eventName === 'MODIFY' && image['handOvers'] !== undefined && image['doneAt'] === undefined
  return eventName === 'INSERT' || isAgain ? (unmarshall(image as Image) as StoredEvent) : undefined
}

/** Whom an event concerns: events of one company or user are handled in their order. */
const subjectOf = ({ eventId, payload }: StoredEvent): string => {
  const { companyId, userId } = (payload ?? {}) as { companyId?: string; userId?: string }
  return companyId ?? userId ?? eventId
}

/**
 * The Lambda of a lane. Events of different companies are handled at once, within a time that the batch shares. Failures
 * are reported individually, so that only they are retried.
 */
export const createLaneHandler =
  (lane: EventLane, deps: Deps) =>
  async ({ Records: records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const beginBy = deps.clock().getTime() + lane.beginWithinMs
    const failed = new Set<DynamoDBRecord>()
    const begin = async (record: DynamoDBRecord, { eventId, name }: StoredEvent) => {
      if (deps.clock().getTime() > beginBy) {
        deps.log('info', 'an event is left to the next invocation', { eventId, name })
        failed.add(record)
        return
      }
      try {
        await deliverEvent(lane, eventId, deps)
      } catch (error) {
        deps.log('error', 'an event failed', { eventId, name, ...describeError(error) })
        failed.add(record)
      }
    }
    const own = records.flatMap((record) => {
      const event = eventIn(record)
      return event && lane.has(event.name) ? [{ record, event }] : []
    })
    const bySubject = Map.groupBy(own, ({ event }) => subjectOf(event))
    await Promise.all(
      Array.from(bySubject.values(), async (each) => {
        for (const { record, event } of each) await begin(record, event)
      }),
    )
    for (const record of await lane.handleChanges(records, deps)) failed.add(record)
    return {
      batchItemFailures: records
        .filter((record) => failed.has(record))
        .map(({ dynamodb }) => ({ itemIdentifier: dynamodb?.SequenceNumber ?? '' })),
    }
  }
