import { eventShards, listIncompleteEvents, redeliverEvent } from '../data/events.ts'
import type { Deps } from '../runtime/deps.ts'

/** After this many redeliveries (two hours) an event needs people: it is logged, and an alarm is raised. */
const stuckAfter = 3

export type EventSweep = {
  /** Redelivered events. */
  handedOver: number
  /** Events that keep failing. */
  stuck: number
}

/**
 * Redelivers every event that was recorded a while ago and is still not handled: one that never reached its subscriber,
 * and one that kept failing. Concurrent runs and crashes are harmless: an event is redelivered once in each interval,
 * and its subscriber handles it once however often it is delivered.
 */
export const sweepEvents = async ({ table, clock, log }: Deps): Promise<EventSweep> => {
  const now = clock()
  let handedOver = 0
  // By id: a redelivered event moves to a later place in the index, where the listing may meet it again.
  const stuck = new Set<string>()
  for (let shard = 0; shard < eventShards; shard++)
    for await (const event of listIncompleteEvents(table, shard)) {
      const { eventId, name, handOvers = 0, stuckBecause } = event
      const isStuck = handOvers >= stuckAfter
      if (isStuck) stuck.add(eventId)
      if (event.gsi1sk > now.toISOString()) continue
      if (isStuck)
        log('error', 'an event keeps failing', {
          eventId,
          name,
          handOvers,
          ...(stuckBecause ? { reason: stuckBecause } : {}),
        })
      if (await table.write(redeliverEvent(table, event, now))) handedOver++
    }
  const sweep = { handedOver, stuck: stuck.size }
  log('info', 'the events were swept', sweep)
  return sweep
}
