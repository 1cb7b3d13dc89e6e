import * as z from 'zod/mini'
import { creditRequestStatuses } from '../credit/credit-request-states.ts'
import { drawdownCosts } from '../drawdown/drawdown-costs.schema.ts'
import { applicationStatuses, drawdownStatuses } from '../drawdown/drawdown-states.ts'
import { productCodeSchema } from '../lending/product-codes.ts'
import { collectionMethods, repaymentMethods } from '../lending/repayment-options.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { ratePercentSchema } from '../money/rate.ts'
import { businessDateSchema } from '../time/business-date.ts'

/** What can be applied for. */
export const applicationNames = ['drawdown', 'limit_increase', 'renewal'] as const

const common = {
  approval_id: z.string(),
  product_name: productCodeSchema,
  currency: currencySchema,
  status: z.enum(applicationStatuses),
  created_time: z.string(),
}

/** A request for money. */
const drawdownRecord = z.object({
  ...common,
  name: z.literal('drawdown'),
  amount: wireAmountSchema,
  /** Benchmark and margin together, in percent a year. */
  rate: ratePercentSchema,
  /** All of it, as signed for, or as paid out if that was later; for a share of sales the most that it can come to. */
  interest: wireAmountSchema,
  ...drawdownCosts,
  /** All that is to be paid after the payout. */
  total: wireAmountSchema,
  /** How far the money has come. */
  stage: z.enum(drawdownStatuses),
  repayment_method: z.enum(repaymentMethods),
  collection_method: z.enum(collectionMethods),
  /** The last one. */
  due_date: businessDateSchema,
  /** The day on which something of it is to be paid next; null unless the money is out and not all of it is billed. */
  next_due_date: z.nullable(businessDateSchema),
  /** What falls due then; null as well where that is known on its day alone, as a share of sales is. */
  next_due_amount: z.nullable(wireAmountSchema),
  /** All that is still to be billed of it by its schedule, the next first; without the weeks of a share of sales. */
  upcoming: z.array(
    z.object({
      due_date: businessDateSchema,
      principal: wireAmountSchema,
      interest: wireAmountSchema,
      /** What the red packet pays of the interest, negative as it stands in the sum; absent where it pays nothing. */
      red_packet: z.optional(wireAmountSchema),
      fee: z.optional(wireAmountSchema),
      total: wireAmountSchema,
    }),
  ),
  /** The signed note among the company's files; null until it was rendered. */
  note_file_id: z.nullable(z.string()),
})

/** A request for a higher limit. */
const limitIncreaseRecord = z.object({
  ...common,
  name: z.literal('limit_increase'),
  /** The limit that was asked for. */
  amount: wireAmountSchema,
  /** The limit that was in force then. */
  pre_limit: wireAmountSchema,
  /** The limit that is offered, or was granted; null before and otherwise. */
  approved_limit: z.nullable(wireAmountSchema),
  stage: z.enum(creditRequestStatuses),
})

/** A request to carry a facility on beyond its review date. */
const renewalRecord = z.object({
  ...common,
  name: z.literal('renewal'),
  /** What the sales came to when it was asked for. */
  amount: wireAmountSchema,
  /** The limit that was in force then. */
  pre_limit: wireAmountSchema,
  /** The limit from then on, and the next review date; null unless approved. */
  approved_limit: z.nullable(wireAmountSchema),
  next_review_date: z.nullable(businessDateSchema),
  /** The review date that it is to be carried beyond. */
  review_date: businessDateSchema,
  stage: z.enum(creditRequestStatuses),
})

/** An application as their list has it; its name says what was applied for. */
export const applicationRecord = z.discriminatedUnion('name', [
  drawdownRecord,
  limitIncreaseRecord,
  renewalRecord,
])
