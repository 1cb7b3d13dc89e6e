import * as z from 'zod/mini'
import { agreementState } from '../agreements/agreement-state.schema.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { rejections } from '../rejections/rejections.ts'
import { creditRequestStatuses } from './credit-request-states.ts'

/** A request for a higher limit as its seller sees it. */
const limitRequest = z.object({
  approval_id: z.string(),
  status: z.enum(creditRequestStatuses),
  submitted_at: z.string(),
  decided_at: z.nullable(z.string()),
  pre_limit: wireAmountSchema,
  requested_limit: wireAmountSchema,
  /** The offered or granted limit; null before and otherwise. */
  approved_limit: z.nullable(wireAmountSchema),
  /** The deadline for signing the offer; null without one. */
  offered_until: z.nullable(z.string()),
  /** The latest agreement for the offer; null until then. */
  agreement: z.nullable(z.object({ ...agreementState.shape, locale: z.string() })),
  /** The lender's reason for rejecting it. */
  reject_reason: z.nullable(z.string()),
  /** Why it was rejected, with a text for sellers; null if the lender chose none. */
  rejection: z.nullable(z.enum(rejections.limit)),
  note: z.nullable(z.string()),
  documents: z.array(z.object({ file_id: z.string(), file_name: z.string() })),
})

export const limitIncrease = z.nullable(
  z.object({
    currency: currencySchema,
    limit: wireAmountSchema,
    /** The product's maximum. */
    cap: wireAmountSchema,
    /**
     * The limit that the linked shops' sales support today; null while orders are being imported, and if they support
     * none or the exchange rates are too old.
     */
    supported_limit: z.nullable(wireAmountSchema),
    /** True if the sales have to be converted and the latest exchange rates are more than a week old. */
    waits_for_rates: z.boolean(),
    /** The latest that was not withdrawn. */
    request: z.nullable(limitRequest),
  }),
)
