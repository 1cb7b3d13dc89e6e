import * as z from 'zod/mini'
import { transferOutcomes } from '../drawdown/transfer-status.ts'

/** Why a status of a report is no status of a transfer of ours. */
export const unmatchedReasons = [
  'unknown transfer',
  'unknown message',
  'not sent',
  'another amount',
  'another account',
] as const
export type UnmatchedReason = (typeof unmatchedReasons)[number]

const scopes = ['group', 'payment information', 'transaction'] as const

const codes = { status: z.string(), reasonCodes: z.readonly(z.array(z.string())) }

/** What a report of the bank has: the statuses of our transfers, and those that match none. */
export const statusesRead = z.strictObject({
  statuses: z.array(
    z.strictObject({
      batchId: z.string(),
      /** Null for a status of the batch as a whole. */
      drawdownId: z.nullable(z.string()),
      endToEndId: z.nullable(z.string()),
      currency: z.nullable(z.string()),
      amount: z.nullable(z.string()),
      scope: z.enum(scopes),
      ...codes,
      outcome: z.enum(transferOutcomes),
      /** It was not read before. */
      isNew: z.boolean(),
      /** With it, the statuses of the transfer contradict each other. */
      isContradictory: z.boolean(),
    }),
  ),
  unmatched: z.array(
    z.strictObject({
      messageId: z.nullable(z.string()),
      endToEndId: z.nullable(z.string()),
      ...codes,
      why: z.enum(unmatchedReasons),
    }),
  ),
  /** Movements that are no transfer of ours: the statement will have them. */
  announced: z.number(),
})
export type StatusesRead = z.output<typeof statusesRead>
