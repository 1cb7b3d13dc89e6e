import type { Clock } from '../runtime/deps.ts'
import { startRunTime } from './run-time.ts'

/** A waiting item in a shard of the index. `gsi1sk` is when it is due; ISO timestamp, UTC. */
interface Waiting {
  gsi1sk: string
}

/**
 * Starts the items that are due, of all shards at once and the longest due of each first, until the run's time is up.
 * One that was changed since it was listed is left to the next run. Returns the number of started ones.
 */
export const dispatchDue = async <Item extends Waiting>(
  clock: Clock,
  shards: number,
  list: (shard: number) => AsyncIterable<Item>,
  begin: (item: Item) => Promise<{ ok: boolean }>,
): Promise<number> => {
  const present = clock().toISOString()
  const hasTime = startRunTime(clock)
  let begun = 0
  const dispatch = async (shard: number) => {
    for await (const item of list(shard)) {
      if (item.gsi1sk > present || !hasTime()) return
      if ((await begin(item)).ok) begun++
    }
  }
  const settled = await Promise.allSettled(Array.from({ length: shards }, (_, shard) => dispatch(shard)))
  const failures = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))
  if (failures.length > 0) throw new AggregateError(failures, 'some of what is due could not be started')
  return begun
}
