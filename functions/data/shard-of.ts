import { createHash } from 'node:crypto'

/** The shard of `name` among so many (at most 256), from 0 on: always the same one, and the names spread evenly. */
export const shardOf = (name: string, shards: number): number =>
  (createHash('sha256').update(name).digest()[0] ?? 0) % shards
