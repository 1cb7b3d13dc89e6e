import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { auditPartition } from '../data/audit-entries.ts'
import { countedTypes } from '../data/counted-types.ts'
import type { EventName } from '../data/domain-events.ts'
import { completeEvent, eventType, findEvent, recordStuckEvent, type StoredEvent } from '../data/events.ts'
import type { Deps } from '../runtime/deps.ts'
import { describeError } from '../runtime/describe-error.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { parseEvent } from './parse-event.ts'
import { sendNotification } from './send-notification.ts'
import { subscribers } from './subscribers.ts'

/** Handles one event, unless it was handled before. */
export const deliver = async (eventId: string, deps: Deps): Promise<void> => {
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
  const subscriber = subscribers[stored.name] as Subscriber<EventName>
  const done = completeEvent(deps.table, eventId, deps.clock())
  const delivery = { eventId, at: stored.at, done }
  const notification = await subscriber(parsed.event, deps, delivery)
  if (notification) await sendNotification(notification, deps, delivery)
  await deps.table.transact({ done })
}

type Image = Parameters<typeof unmarshall>[0]

/** The event in a stream record: a new one, or a redelivered one. */
const handedOver = ({ eventName, dynamodb }: DynamoDBRecord): StoredEvent | undefined => {
  const image = dynamodb?.NewImage
  if (image?.['type']?.S !== eventType) return undefined
  const isAgain = eventName === 'MODIFY' && image['handOvers'] !== undefined && image['doneAt'] === undefined
  return eventName === 'INSERT' || isAgain ? (unmarshall(image as Image) as StoredEvent) : undefined
}

/** The facility whose portfolio contribution a record changes. */
const facilityCounted = ({ dynamodb }: DynamoDBRecord): string | undefined => {
  const image = dynamodb?.NewImage
  return countedTypes.some((type) => type === image?.['type']?.S) ? image?.['facilityId']?.S : undefined
}

/** Updates the portfolio contributions of a batch's facilities, each once. Returns the records of failed ones. */
const fileFacilities = async (
  records: readonly DynamoDBRecord[],
  { table, log }: Deps,
): Promise<DynamoDBRecord[]> => {
  const facilityIds = new Set(records.flatMap((record) => facilityCounted(record) ?? []))
  if (facilityIds.size === 0) return []
  const { refreshContribution } = await import('../portfolio/refresh-contribution.ts')
  const failed = new Set<string>()
  for (const facilityId of facilityIds) {
    try {
      await refreshContribution(table, facilityId)
    } catch (error) {
      log('error', 'a facility could not be counted', { facilityId, ...describeError(error) })
      failed.add(facilityId)
    }
  }
  return records.filter((record) => failed.has(facilityCounted(record) ?? ''))
}

/** No code changes an entry: somebody has bypassed the portal. */
const noteChangedEntry = ({ eventName, dynamodb }: DynamoDBRecord, { log }: Pick<Deps, 'log'>): void => {
  if (eventName !== 'MODIFY' || !dynamodb?.Keys?.['pk']?.S?.startsWith(auditPartition(''))) return
  log('error', 'an audit entry was changed', { entry: dynamodb.Keys['sk']?.S ?? '' })
}

const failureOf = ({ dynamodb }: DynamoDBRecord) => ({ itemIdentifier: dynamodb?.SequenceNumber ?? '' })

/** The Lambda of the table's stream. Failures are reported individually, so that only they are retried. */
export const createEventsHandler =
  (deps: Deps) =>
  async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const batchItemFailures: DynamoDBBatchResponse['batchItemFailures'] = []
    for (const record of event.Records) {
      noteChangedEntry(record, deps)
      const stored = handedOver(record)
      if (!stored) continue
      const { eventId, name } = stored
      try {
        await deliver(eventId, deps)
      } catch (error) {
        deps.log('error', 'an event failed', {
          eventId,
          name,
          ...describeError(error),
        })
        batchItemFailures.push(failureOf(record))
      }
    }
    batchItemFailures.push(...(await fileFacilities(event.Records, deps)).map(failureOf))
    return { batchItemFailures }
  }
