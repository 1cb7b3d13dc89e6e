import { eventShards, listIncompleteEvents, redeliverEvent } from '../data/events.ts'
import type { Deps } from '../runtime/deps.ts'

/** After so many times in vain (two hours) an event waits for people: the log names it, and an alarm tells of it. */
const stuckAfter = 3

export type EventSweep = {
  /** Events that the stream was given once more. */
  handedOver: number
  /** Events that keep failing. */
  stuck: number
}

/**
 * Hands every event to the stream again that was recorded a while ago and is still not handled: one that never reached
 * its subscriber, and one that kept failing. It may run twice, at once, or break off anywhere: an event is handed over
 * once a waiting time, and its subscriber deals with it once however often it comes.
 */
export const sweepEvents = async ({ table, clock, log }: Deps): Promise<EventSweep> => {
  const now = clock()
  let handedOver = 0
  // By id: an event that is handed over goes further back in the index, where the listing may come to it again.
  const stuck = new Set<string>()
  for (let shard = 0; shard < eventShards; shard++)
    for await (const event of listIncompleteEvents(table, shard)) {
      const { eventId, name, handOvers = 0 } = event
      const isStuck = handOvers >= stuckAfter
      if (isStuck) stuck.add(eventId)
      if (event.gsi1sk > now.toISOString()) continue
      if (isStuck) log('error', 'an event keeps failing', { eventId, name, handOvers })
      if (await table.write(redeliverEvent(table, event, now))) handedOver++
    }
  const sweep = { handedOver, stuck: stuck.size }
  log('info', 'the events were swept', sweep)
  return sweep
}
