import type { EventName } from '../data/domain-events.ts'

/**
 * Events whose work waits for platforms, a step of an import for minutes. They have a lane of their own, so that codes,
 * mails and money never wait behind them.
 */
export const bulkEvents = [
  'shop-reading-due',
  'shop-examination-due',
  'shop-revocation-due',
  'shared-authorisation-unused',
  'payment-account-due',
  'payment-account-revocation-due',
  'screening-due',
] as const satisfies readonly EventName[]

export type BulkEvent = (typeof bulkEvents)[number]

interface LaneLimits {
  /** The maximum number of records in an invocation, whose events are handled at once. */
  batchSize: number
  /** No event of a batch begins later: the rest of the timeout suffices for the longest one. */
  beginWithinMs: number
  timeoutSeconds: number
}

/** The lanes of the table's stream, each with a Lambda. DynamoDB permits two readers of a stream. */
export const laneLimits = {
  events: { batchSize: 10, beginWithinMs: 30_000, timeoutSeconds: 120 },
  // A large import may take 200 MB of memory.
  'bulk-events': { batchSize: 3, beginWithinMs: 60_000, timeoutSeconds: 300 },
} as const satisfies Record<string, LaneLimits>

/** Batches of a shard that are handled at once: events of different companies need not wait for each other. */
export const parallelBatches = 10

export type LaneName = keyof typeof laneLimits
