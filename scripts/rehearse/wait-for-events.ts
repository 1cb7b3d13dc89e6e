import { eventShards, listIncompleteEvents } from '../../functions/data/events.ts'
import type { Table } from '../../functions/data/table.ts'
import { until } from '../journey/local-client.ts'

const isUnderWay = async (table: Table, now: Date): Promise<boolean> => {
  for (let shard = 0; shard < eventShards; shard += 1)
    for await (const { due } of listIncompleteEvents(table, shard))
      if (due === undefined || due <= now.toISOString()) return true
  return false
}

/** Waits until all events that are due at `now`, and those that they cause, have been handled. */
export const waitForEvents = async (table: Table, now: Date): Promise<void> => {
  await until('the end of the events under way', async () =>
    (await isUnderWay(table, now)) ? undefined : true,
  )
}
