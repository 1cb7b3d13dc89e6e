/** A waiting item in a shard of the index. `gsi1sk` is when it is due; ISO timestamp, UTC. */
interface Waiting {
  gsi1sk: string
}

/**
 * Starts the items that are due by `now` in each shard, the longest due first. One that was changed since it was listed
 * is left to the next run. Returns the number of started ones.
 */
export const dispatchDue = async <Item extends Waiting>(
  now: Date,
  shards: number,
  list: (shard: number) => AsyncIterable<Item>,
  begin: (item: Item) => Promise<{ ok: boolean }>,
): Promise<number> => {
  const present = now.toISOString()
  let begun = 0
  for (let shard = 0; shard < shards; shard++)
    for await (const item of list(shard)) {
      if (item.gsi1sk > present) break
      if ((await begin(item)).ok) begun++
    }
  return begun
}
