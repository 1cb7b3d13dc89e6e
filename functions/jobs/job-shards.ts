import { openChargeShards } from '../data/review-queue.ts'
import { shardOf } from '../data/shard-of.ts'

/**
 * The jobs that are fanned out, with the number of their shards. Each shard is run by an invocation of its own, and has a
 * cursor of its own. Open charge orders are stored by such shards of their companies.
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

/** The job that the cursor of a shard belongs to; the whole job's without one. */
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
