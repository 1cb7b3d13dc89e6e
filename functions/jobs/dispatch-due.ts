/** Something that waits in a shard of the index. `gsi1sk` is when it is due; ISO timestamp, UTC. */
interface Waiting {
  gsi1sk: string
}

/**
 * Begins what is due by `now` in each of so many shards, which list the longest due first. One that was changed since it
 * was listed is left to the next run. Gives how many were begun.
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
