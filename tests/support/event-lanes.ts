import { bulkLane } from '../../functions/bulk-events/handler.ts'
import { createLaneHandler, deliverEvent, type EventLane } from '../../functions/events/event-lane.ts'
import { priorityLane } from '../../functions/events/handler.ts'
import type { Deps } from '../../functions/runtime/deps.ts'

/** Both lanes of the stream as one, for tests that are about neither. */
const everyLane: EventLane = {
  has: () => true,
  handle: (event, ...given) => (bulkLane.has(event.name) ? bulkLane : priorityLane).handle(event, ...given),
  beginWithinMs: Number.POSITIVE_INFINITY,
  handleChanges: async (...given) =>
    (await Promise.all([priorityLane, bulkLane].map((lane) => lane.handleChanges(...given)))).flat(),
}

/** Handles one event, unless it was handled before. */
export const deliver = (eventId: string, deps: Deps): Promise<void> => deliverEvent(everyLane, eventId, deps)

/** The Lambdas of the table's stream in one. */
export const createStreamHandler = (deps: Deps) => createLaneHandler(everyLane, deps)
