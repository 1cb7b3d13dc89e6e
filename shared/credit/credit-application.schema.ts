import * as z from 'zod/mini'
import { optionalTextSchema, randomIdSchema } from '../api/field-schemas.ts'
import { amountSchema, wireAmountSchema } from '../money/cents.ts'
import { creditFailureReasons } from './credit-limit.schema.ts'
import { maxLimitDocuments } from './limit-documents.ts'

export const creditApplicationTypes = ['initial', 'limit_increase'] as const

/**
 * The state of a company's application for a limit, or of its latest one for a higher limit.
 * - `submitted` without `pre_limit`: the first limit is being calculated.
 * - `submitted` with it: the limit is being recalculated after the first drawdown.
 * - `limit_increase` neither `active` nor `failed`: an increase is pending, which the lender is to decide, or, where it is
 *   `offered`, the company is to sign for.
 */
export const creditApplication = z.object({
  status: z.enum(['none', 'submitted', 'offered', 'active', 'failed']),
  /** The limit before a recalculation or an increase; null for the first one. */
  pre_limit: z.nullable(wireAmountSchema),
  type: z.enum(creditApplicationTypes),
  /** When the lender decided on an increase; null for any other, and until then. */
  decided_at: z.nullable(z.string()),
  /** Why there is no first limit; null otherwise. */
  failure_reason: z.nullable(z.enum(creditFailureReasons)),
})

export const limitApplicationInput = z.object({
  /** `initial` applies again after a rejected application, once the shops have changed. */
  type: z._default(z.enum(creditApplicationTypes, 'unknownOption'), 'limit_increase'),
  /** The requested limit; by default the one that sales support today. Only for an increase. */
  requested_limit: z.optional(amountSchema),
  /** A note to the lender; only for an increase, as are the documents. */
  note: optionalTextSchema(1000),
  /** Evidence files of the company: bank statements, reports of other platforms. */
  documents: z.optional(z.array(randomIdSchema, 'invalid').check(z.maxLength(maxLimitDocuments, 'tooMany'))),
})

export const submittedLimitApplication = z.object({
  /** The lender's id of an increase; null for a limit that is calculated without one. */
  approval_id: z.nullable(z.string()),
  type: z.enum(creditApplicationTypes),
  status: z.literal('submitted'),
  pre_limit: z.nullable(wireAmountSchema),
  requested_limit: z.nullable(wireAmountSchema),
})
