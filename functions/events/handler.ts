import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { auditPartition } from '../data/audit-entries.ts'
import { countedTypes } from '../data/counted-types.ts'
import type { EventName } from '../data/domain-events.ts'
import { completeEvent, eventType, findEvent, type StoredEvent } from '../data/events.ts'
import type { Deps } from '../runtime/deps.ts'
import { describeError } from '../runtime/describe-error.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { subscribers } from './subscribers.ts'

/** Deals with one event, unless that was done before. */
export const deliver = async (eventId: string, deps: Deps): Promise<void> => {
  const stored = await findEvent(deps.table, eventId)
  if (!stored || stored.doneAt) return
  // The sweep hands it over once it is due.
  if (stored.due && stored.due > deps.clock().toISOString()) return
  const subscriber = subscribers[stored.name] as Subscriber<EventName>
  const done = completeEvent(deps.table, eventId, deps.clock())
  await subscriber(stored.payload, deps, { eventId, at: stored.at, done })
  await deps.table.transact({ done })
}

type Image = Parameters<typeof unmarshall>[0]

/** The event that a record hands over: a new one, or one that the sweep hands over again. */
const handedOver = ({ eventName, dynamodb }: DynamoDBRecord): StoredEvent | undefined => {
  const image = dynamodb?.NewImage
  if (image?.['type']?.S !== eventType) return undefined
  const isAgain = eventName === 'MODIFY' && image['handOvers'] !== undefined && image['doneAt'] === undefined
  return eventName === 'INSERT' || isAgain ? (unmarshall(image as Image) as StoredEvent) : undefined
}

/** The facility of which a record changes what the portfolio counts. */
const facilityCounted = ({ dynamodb }: DynamoDBRecord): string | undefined => {
  const image = dynamodb?.NewImage
  return countedTypes.some((type) => type === image?.['type']?.S) ? image?.['facilityId']?.S : undefined
}

/** Has the portfolio count the facilities of a batch as they stand by now, each once. Gives the records of those that fail. */
const fileFacilities = async (
  records: readonly DynamoDBRecord[],
  { table, log }: Deps,
): Promise<DynamoDBRecord[]> => {
  const facilityIds = new Set(records.flatMap((record) => facilityCounted(record) ?? []))
  if (facilityIds.size === 0) return []
  const { fileFacility } = await import('../portfolio/file-facility.ts')
  const failed = new Set<string>()
  for (const facilityId of facilityIds) {
    try {
      await fileFacility(table, facilityId)
    } catch (error) {
      log('error', 'a facility could not be counted', { facilityId, ...describeError(error) })
      failed.add(facilityId)
    }
  }
  return records.filter((record) => failed.has(facilityCounted(record) ?? ''))
}

/** No code changes an entry: whoever did went past the portal. */
const noteChangedEntry = ({ eventName, dynamodb }: DynamoDBRecord, { log }: Pick<Deps, 'log'>): void => {
  if (eventName !== 'MODIFY' || !dynamodb?.Keys?.['pk']?.S?.startsWith(auditPartition(''))) return
  log('error', 'an audit entry was changed', { entry: dynamodb.Keys['sk']?.S ?? '' })
}

const failureOf = ({ dynamodb }: DynamoDBRecord) => ({ itemIdentifier: dynamodb?.SequenceNumber ?? '' })

/** The Lambda behind the table's stream. What fails is reported alone, so that only it is tried again. */
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
