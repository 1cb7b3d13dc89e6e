import { openChargeShards } from '../data/review-queue.ts'
import { shardOf } from '../data/shard-of.ts'

/**
 * The jobs that run in shards, with the number of shards. Each shard has its own invocation and its own cursor. Open
 * charge orders are stored by the shards of their companies in the daily close.
 */
export const jobShards = {
  'analytics-export': 8,
  'daily-close': openChargeShards,
  'portfolio-rebuild': 8,
  'repayment-reminders': 4,
  reseal: 4,
} as const

export type ShardedJob = keyof typeof jobShards

export const isShardedJob = (job: string): job is ShardedJob => Object.hasOwn(jobShards, job)

/** The name under which the cursor of a shard, or else of the whole job, is stored. */
export const cursorOf = (job: ShardedJob, shard: number | undefined): string =>
  shard === undefined ? job : `${job}#${shard}`

/** Whether a company is in a shard. Every company is in the whole job. */
export const isInShard = (job: ShardedJob, companyId: string, shard: number | undefined): boolean =>
  shard === undefined || shardOf(companyId, jobShards[job]) === shard

/** The items of the companies in a shard. */
export async function* inShard<Item extends { companyId: string }>(
  job: ShardedJob,
  items: AsyncIterable<Item>,
  shard: number | undefined,
): AsyncGenerator<Item> {
  for await (const item of items) if (isInShard(job, item.companyId, shard)) yield item
}
