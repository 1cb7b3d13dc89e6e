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
      /** Part of the interest. */
      interest: wireAmountSchema,
      payout: wireAmountSchema,
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
