import * as z from 'zod/mini'
import { wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { rejections } from '../rejections/rejections.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { creditRequestStatuses } from './credit-request-states.ts'
import { facilityStatuses } from './facility-states.ts'
import { renewalRequirements } from './renewal.ts'

/** A request to extend a facility beyond its review date, as its seller sees it. */
const renewalRequest = z.object({
  approval_id: z.string(),
  status: z.enum(creditRequestStatuses),
  submitted_at: z.string(),
  decided_at: z.nullable(z.string()),
  /** The review date beyond which it is to be extended. */
  review_date: businessDateSchema,
  /** The limit then, and the limit that sales supported on that day. */
  pre_limit: wireAmountSchema,
  supported_limit: wireAmountSchema,
  /** The limit from the renewal on, and the next review date; null unless approved. */
  approved_limit: z.nullable(wireAmountSchema),
  next_review_date: z.nullable(businessDateSchema),
  /** The lender's reason for rejecting it. */
  reject_reason: z.nullable(z.string()),
  /** Why it was rejected, with a text for sellers; null if the lender chose none. */
  rejection: z.nullable(z.enum(rejections.limit)),
})

export const renewal = z.object({
  currency: currencySchema,
  status: z.enum(facilityStatuses),
  review_date: businessDateSchema,
  /** The first day on which a renewal can be requested. */
  opens_on: businessDateSchema,
  requirements: z.array(z.object({ key: z.enum(renewalRequirements), met: z.boolean() })),
  /** The latest that was not withdrawn; of an earlier review date if there is none for this one. */
  request: z.nullable(renewalRequest),
})

export const submittedRenewal = z.object({ approval_id: z.string(), status: z.literal('submitted') })
