import * as z from 'zod/mini'
import { agreementState } from '../agreements/agreement-state.schema.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { creditRequestStatuses } from './credit-request-states.ts'

/** A request for a higher limit as its seller sees it. */
const limitRequest = z.object({
  approval_id: z.string(),
  status: z.enum(creditRequestStatuses),
  submitted_at: z.string(),
  decided_at: z.nullable(z.string()),
  pre_limit: wireAmountSchema,
  requested_limit: wireAmountSchema,
  /** The limit that is offered, or was granted; null before and otherwise. */
  approved_limit: z.nullable(wireAmountSchema),
  /** Until when what is offered can be signed for; null of what was never offered. */
  offered_until: z.nullable(z.string()),
  /** The latest that was made to be signed for what is offered; null until then. */
  agreement: z.nullable(z.object({ ...agreementState.shape, locale: z.string() })),
  /** Why it was rejected, in the lender's words. */
  reject_reason: z.nullable(z.string()),
  note: z.nullable(z.string()),
  documents: z.array(z.object({ file_id: z.string(), file_name: z.string() })),
})

export const limitIncrease = z.nullable(
  z.object({
    currency: currencySchema,
    limit: wireAmountSchema,
    /** The most that the product grants. */
    cap: wireAmountSchema,
    /**
     * What the sales of the linked shops come to today; null while orders are being imported, and where they come to no
     * limit or no exchange rate was published.
     */
    supported_limit: z.nullable(wireAmountSchema),
    /** The latest that was not withdrawn. */
    request: z.nullable(limitRequest),
  }),
)
