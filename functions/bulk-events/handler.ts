import type { DynamoDBRecord } from 'aws-lambda'
import { countedTypes } from '../data/counted-types.ts'
import { createLaneHandler, type EventLane } from '../events/event-lane.ts'
import { type BulkEvent, bulkEvents, laneLimits } from '../events/lanes.ts'
import type { Deps } from '../runtime/deps.ts'
import { describeError } from '../runtime/describe-error.ts'
import type { BulkSubscriber } from '../runtime/subscriber.ts'
import { bulkSubscribers } from './bulk-subscribers.ts'

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

const isBulkEvent = (name: string): name is BulkEvent => (bulkEvents as readonly string[]).includes(name)

/** The lane of work that waits for platforms, and of the portfolio's figures. */
export const bulkLane: EventLane = {
  has: isBulkEvent,
  async handle(event, deps, delivery) {
    if (!isBulkEvent(event.name)) return
    await (bulkSubscribers[event.name] as BulkSubscriber<BulkEvent>)(
      event as Parameters<BulkSubscriber<BulkEvent>>[0],
      deps,
      delivery,
    )
  },
  beginWithinMs: laneLimits['bulk-events'].beginWithinMs,
  handleChanges: fileFacilities,
}

/** The Lambda of synchronisations with platforms, and of the portfolio's figures. */
export const createBulkEventsHandler = (deps: Deps) => createLaneHandler(bulkLane, deps)
