import * as z from 'zod/mini'
import { dayCountBases } from '../lending/day-count.ts'
import { collectionMethods, repaymentMethods } from '../lending/repayment-options.ts'
import { salesShareSchema } from '../lending/sales-share.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { ratePercentSchema } from '../money/rate.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { drawdownCosts } from './drawdown-costs.schema.ts'
import { repaymentProjection } from './repayment-projection.schema.ts'

export const benchmarkFixing = z.object({
  /** Percent a year. */
  percent: ratePercentSchema,
  /** The day that the rate is for. */
  date: businessDateSchema,
  /** Who published it, or `entered by the lender`. */
  source: z.string(),
})

/** A day on which something falls due. */
export const instalment = z.object({
  due_date: businessDateSchema,
  principal: wireAmountSchema,
  interest: wireAmountSchema,
  /** What the red packet pays of the interest, negative as it stands in the sum; absent where it pays nothing. */
  red_packet: z.optional(wireAmountSchema),
  /** Of the fee that is paid with the due dates; absent where there is none. */
  fee: z.optional(wireAmountSchema),
  total: wireAmountSchema,
})

/** What one way of repaying comes to when everything is paid on its day. */
const repaymentOption = z.object({
  repayment_method: z.enum(repaymentMethods),
  collection_method: z.enum(collectionMethods),
  /** The last day on which something falls due. */
  due_date: businessDateSchema,
  /** How often something falls due by a schedule; the weeks of a share of sales are not counted. */
  instalments: z.number(),
  /** The largest of them. */
  largest_instalment: wireAmountSchema,
  /** For a share of sales the most that it can come to. */
  interest: wireAmountSchema,
  ...drawdownCosts,
  total: wireAmountSchema,
  effective_rate: ratePercentSchema,
  /** What sales of the past would make of it; absent where these have too few months. */
  projection: z.optional(repaymentProjection),
})

/** The full price of a drawdown, good until `expires_at`. Rates in percent a year. */
export const drawdownQuote = z.object({
  quote_id: z.string(),
  expires_at: z.string(),
  currency: currencySchema,
  amount: wireAmountSchema,
  benchmark: benchmarkFixing,
  margin: ratePercentSchema,
  /** Benchmark and margin together. */
  rate: ratePercentSchema,
  basis: z.enum(dayCountBases),
  drawdown_date: businessDateSchema,
  due_date: businessDateSchema,
  days: z.number(),
  repayment_method: z.enum(repaymentMethods),
  collection_method: z.enum(collectionMethods),
  /** Of net sales, in percent, that every week repays; null unless that is the method. */
  sales_share: z.nullable(salesShareSchema),
  /** What `sales_share` may be; null where no share of sales is offered. */
  sales_share_range: z.nullable(z.object({ lowest: salesShareSchema, highest: salesShareSchema })),
  /** When what falls due; of a share of sales what is left at the end of its tenor if no week repaid anything. */
  schedule: z.array(instalment),
  /** All of it, paid as it falls due; for a share of sales the most that it can come to. */
  interest: wireAmountSchema,
  ...drawdownCosts,
  /** All that is to be paid after the payout. */
  total: wireAmountSchema,
  /** By the second schedule of the Money Lenders Ordinance, to two places. */
  effective_rate: ratePercentSchema,
  /** Without the red packet; absent where none is used. */
  effective_rate_before: z.optional(ratePercentSchema),
  /** Present when the effective rate is above 36%: the lender must accept it before the money moves. */
  warning: z.optional(z.literal('effectiveRateAboveWarning')),
  /** From the sales that the limit rests on; absent where these have fewer than three whole months. */
  projection: z.optional(repaymentProjection),
  /** Every way of repaying that the facility offers for this amount, the usual one first. */
  options: z.array(repaymentOption),
})
