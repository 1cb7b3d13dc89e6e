import * as z from 'zod/mini'
import { transferOutcomes } from '../drawdown/transfer-status.ts'
import { amount, count, recordId, text, yesNo } from './response-fields.ts'

/** Why a status of a report is no status of a transfer of ours. */
export const unmatchedReasons = [
  'unknown transfer',
  'unknown message',
  'not sent',
  'another amount',
  'another account',
] as const
export type UnmatchedReason = (typeof unmatchedReasons)[number]

export const statusScopes = ['group', 'payment information', 'transaction'] as const

const codes = { status: text, reasonCodes: z.readonly(z.array(text)) }

/** The statuses in a bank's report: those of our transfers, and those that match none. */
export const statusesRead = z.strictObject({
  statuses: z.array(
    z.strictObject({
      batchId: recordId,
      /** Null for a status of the batch as a whole. */
      drawdownId: z.nullable(recordId),
      endToEndId: z.nullable(text),
      currency: z.nullable(text),
      amount: z.nullable(amount),
      scope: z.enum(statusScopes),
      ...codes,
      outcome: z.enum(transferOutcomes),
      /** It was not read before. */
      isNew: yesNo,
      /** With it, the statuses of the transfer contradict each other. */
      isContradictory: yesNo,
    }),
  ),
  unmatched: z.array(
    z.strictObject({
      messageId: z.nullable(text),
      endToEndId: z.nullable(text),
      ...codes,
      why: z.enum(unmatchedReasons),
    }),
  ),
  /** Movements that are no transfer of ours: the statement will have them. */
  announced: count,
})
export type StatusesRead = z.output<typeof statusesRead>
