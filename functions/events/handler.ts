import type { DynamoDBRecord } from 'aws-lambda'
import { auditPartition } from '../data/audit-entries.ts'
import type { EventName } from '../data/domain-events.ts'
import type { Deps } from '../runtime/deps.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { createLaneHandler, type EventLane } from './event-lane.ts'
import { bulkEvents, laneLimits } from './lanes.ts'
import { sendNotification } from './send-notification.ts'
import { subscribers } from './subscribers.ts'

/** The portal never changes an audit entry: somebody has bypassed it. */
const noteChangedEntry = ({ eventName, dynamodb }: DynamoDBRecord, { log }: Pick<Deps, 'log'>): void => {
  if (eventName !== 'MODIFY' || !dynamodb?.Keys?.['pk']?.S?.startsWith(auditPartition(''))) return
  log('error', 'an audit entry was changed', { entry: dynamodb.Keys['sk']?.S ?? '' })
}

/** Handles an event of the priority lane, and returns what is to be sent about it. */
export const notificationOf: Subscriber<EventName> = async (event, deps, delivery) =>
  (subscribers as Partial<Record<EventName, Subscriber<EventName>>>)[event.name]?.(event, deps, delivery)

/** The lane of the events that people wait for, and of any event that this version does not know. */
export const priorityLane: EventLane = {
  has: (name) => !(bulkEvents as readonly string[]).includes(name),
  async handle(event, deps, delivery) {
    const notification = await notificationOf(event, deps, delivery)
    if (notification) await sendNotification(notification, deps, delivery)
  },
  beginWithinMs: laneLimits.events.beginWithinMs,
  async handleChanges(records, deps) {
    for (const record of records) noteChangedEntry(record, deps)
    return []
  },
}

/** The Lambda of codes, mails, documents and money. */
export const createEventsHandler = (deps: Deps) => createLaneHandler(priorityLane, deps)
