import * as z from 'zod/mini'
import { creditRequestStatuses } from '../credit/credit-request-states.ts'
import { drawdownCosts } from '../drawdown/drawdown-costs.schema.ts'
import { applicationStatuses, drawdownStatuses } from '../drawdown/drawdown-states.ts'
import { productCodeSchema } from '../lending/product-codes.ts'
import { collectionMethods, repaymentMethods } from '../lending/repayment-options.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { ratePercentSchema } from '../money/rate.ts'
import { rejections } from '../rejections/rejections.ts'
import { businessDateSchema } from '../time/business-date.ts'

/** The kinds of applications. */
export const applicationNames = ['drawdown', 'limit_increase', 'renewal'] as const

const common = {
  approval_id: z.string(),
  product_name: productCodeSchema,
  currency: currencySchema,
  status: z.enum(applicationStatuses),
  created_time: z.string(),
}

/** A drawdown in the list of applications. */
const drawdownRecord = z.object({
  ...common,
  name: z.literal('drawdown'),
  amount: wireAmountSchema,
  /** Benchmark plus margin, in percent a year. */
  rate: ratePercentSchema,
  /** All interest, as signed, or as priced at a later payout; for a share of sales the maximum. */
  interest: wireAmountSchema,
  ...drawdownCosts,
  /** The total to be repaid after the payout. */
  total: wireAmountSchema,
  /** The drawdown's status. */
  stage: z.enum(drawdownStatuses),
  /** Why the lender rejected it; null unless it did. */
  rejection: z.nullable(z.enum(rejections.drawdown)),
  /** When the lender decided on it; absent before. */
  decided_time: z.optional(z.string()),
  /** When its payout was booked; absent before. */
  paid_out_time: z.optional(z.string()),
  /**
   * The day by which the money is expected: as approved, or if it were approved now. Null once it is paid out, and for
   * one that ended.
   */
  payout_expected: z.nullable(businessDateSchema),
  repayment_method: z.enum(repaymentMethods),
  collection_method: z.enum(collectionMethods),
  /** The last due date. */
  due_date: businessDateSchema,
  /** Present where Hong Kong has not gazetted the holidays of its year: the date may move. */
  due_date_may_move: z.optional(z.literal(true)),
  /** The next due date; null unless it is paid out and not all is billed. */
  next_due_date: z.nullable(businessDateSchema),
  /** The next due amount; null as well if it is only known on its day, as for a share of sales. */
  next_due_amount: z.nullable(wireAmountSchema),
  /** The unbilled dues of its schedule, the next first; without the weeks of a share of sales. */
  upcoming: z.array(
    z.object({
      due_date: businessDateSchema,
      principal: wireAmountSchema,
      interest: wireAmountSchema,
      /** The red packet's part of the interest, negative as in the sum; absent if 0. */
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
  /** The requested limit. */
  amount: wireAmountSchema,
  /** The limit in force then. */
  pre_limit: wireAmountSchema,
  /** The offered or granted limit; null before and otherwise. */
  approved_limit: z.nullable(wireAmountSchema),
  stage: z.enum(creditRequestStatuses),
})

/** A request to extend a facility beyond its review date. */
const renewalRecord = z.object({
  ...common,
  name: z.literal('renewal'),
  /** The limit that sales supported then. */
  amount: wireAmountSchema,
  /** The limit in force then. */
  pre_limit: wireAmountSchema,
  /** The limit from then on, and the next review date; null unless approved. */
  approved_limit: z.nullable(wireAmountSchema),
  next_review_date: z.nullable(businessDateSchema),
  /** The review date beyond which it is to be extended. */
  review_date: businessDateSchema,
  stage: z.enum(creditRequestStatuses),
})

/** An application in the list; its name is its kind. */
export const applicationRecord = z.discriminatedUnion('name', [
  drawdownRecord,
  limitIncreaseRecord,
  renewalRecord,
])
