import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { completeEvent, eventType, findEvent, type StoredEvent } from '../data/events.ts'
import type { Deps } from '../http/deps.ts'
import { describeError } from '../http/describe-error.ts'
import type { EventName } from './domain-events.ts'
import type { Subscriber } from './subscriber.ts'
import { subscribers } from './subscribers.ts'

/** Deals with one event, unless that was done before. */
export const deliver = async (eventId: string, deps: Deps): Promise<void> => {
  const stored = await findEvent(deps.table, eventId)
  if (!stored || stored.doneAt) return
  const subscriber = subscribers[stored.name] as Subscriber<EventName>
  const done = completeEvent(deps.table, eventId, deps.clock())
  await subscriber(stored.payload, deps, { eventId, done })
  await deps.table.transact({ done })
}

type Image = Parameters<typeof unmarshall>[0]

/** The Lambda behind the table's stream. What fails is reported alone, so that only it is tried again. */
export const createEventsHandler =
  (deps: Deps) =>
  async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const batchItemFailures: DynamoDBBatchResponse['batchItemFailures'] = []
    for (const record of event.Records) {
      const image = record.eventName === 'INSERT' ? record.dynamodb?.NewImage : undefined
      if (image?.['type']?.S !== eventType) continue
      const { eventId, name } = unmarshall(image as Image) as StoredEvent
      try {
        await deliver(eventId, deps)
      } catch (error) {
        deps.log('error', 'an event failed', {
          eventId,
          name,
          ...describeError(error),
        })
        batchItemFailures.push({ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' })
      }
    }
    return { batchItemFailures }
  }
