import * as z from 'zod/mini'
import { wireAmountSchema } from '../money/cents.ts'

/** A drawdown's costs other than interest, and its upfront deductions. */
export const drawdownCosts = {
  /** The whole fee that is paid with the due dates, part of the total; absent without one. */
  fee: z.optional(wireAmountSchema),
  /** The upfront deductions and the net payout; absent without deductions. */
  upfront: z.optional(
    z.object({
      fee: wireAmountSchema,
      /** Part of the interest; the red packet's part is not deducted. */
      interest: wireAmountSchema,
      payout: wireAmountSchema,
    }),
  ),
  /** The red packet in use; absent without one. */
  red_packet: z.optional(
    z.object({
      id: z.string(),
      /** Its value: the unused part lapses. */
      worth: wireAmountSchema,
      /** Its part of the interest, negative as in the sum. */
      pays: wireAmountSchema,
    }),
  ),
}

/** Upfront deductions that are given back, because principal is repaid before they were earned. */
export const givenBack = z.object({
  fee: wireAmountSchema,
  interest: wireAmountSchema,
  /** Both together, negative as in the sum. */
  total: wireAmountSchema,
})
