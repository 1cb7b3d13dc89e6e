import { createHash } from 'node:crypto'

/** The shard of `name` among this many (at most 256), from 0 on: deterministic and evenly distributed. */
export const shardOf = (name: string, shards: number): number =>
  (createHash('sha256').update(name).digest()[0] ?? 0) % shards
