import * as z from 'zod/mini'
import { wireAmountSchema } from '../money/cents.ts'

/** What a drawdown costs besides interest, and what of its amount does not reach the seller. */
export const drawdownCosts = {
  /** All of the fee that is paid with the due dates, part of the total; absent where there is none. */
  fee: z.optional(wireAmountSchema),
  /** What is taken out of the amount at the payout, and what of it is paid out; absent where nothing is taken. */
  upfront: z.optional(
    z.object({
      fee: wireAmountSchema,
      /** Part of the interest; what a red packet pays of it is not taken. */
      interest: wireAmountSchema,
      payout: wireAmountSchema,
    }),
  ),
  /** The red packet that is used; absent where none is. */
  red_packet: z.optional(
    z.object({
      id: z.string(),
      /** What it is worth: what of this is not paid lapses. */
      worth: wireAmountSchema,
      /** What it pays of the interest, negative as it stands in the sum. */
      pays: wireAmountSchema,
    }),
  ),
}

/** What was taken at the payout and is given back, because principal is repaid before it was earned. */
export const givenBack = z.object({
  fee: wireAmountSchema,
  interest: wireAmountSchema,
  /** Both together, as they stand in a sum: negative. */
  total: wireAmountSchema,
})
