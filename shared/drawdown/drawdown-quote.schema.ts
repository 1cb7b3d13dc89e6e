import * as z from 'zod/mini'
import { fixingMethods } from '../lending/benchmark-method.ts'
import { benchmarkNames } from '../lending/benchmark-names.ts'
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
  /** The date of the rate. */
  date: businessDateSchema,
  /** The publisher, or `entered by the lender`. */
  source: z.string(),
  /** Absent for the latest fixing. */
  method: z.exactOptional(z.enum(fixingMethods)),
  /** Absent for SOFR. */
  name: z.exactOptional(z.enum(benchmarkNames)),
})

/** A due date with its amounts. */
export const instalment = z.object({
  due_date: businessDateSchema,
  principal: wireAmountSchema,
  interest: wireAmountSchema,
  /** The red packet's part of the interest, negative as in the sum; absent if 0. */
  red_packet: z.optional(wireAmountSchema),
  /** The part of the fee that is paid with the due dates; absent without one. */
  fee: z.optional(wireAmountSchema),
  total: wireAmountSchema,
})

/** The total of one repayment method if everything is paid on its day. */
const repaymentOption = z.object({
  repayment_method: z.enum(repaymentMethods),
  collection_method: z.enum(collectionMethods),
  /** The last due date. */
  due_date: businessDateSchema,
  /** The number of due dates of a schedule; the weeks of a share of sales are not counted. */
  instalments: z.number(),
  /** The largest of them. */
  largest_instalment: wireAmountSchema,
  /** For a share of sales the maximum. */
  interest: wireAmountSchema,
  ...drawdownCosts,
  total: wireAmountSchema,
  effective_rate: ratePercentSchema,
  /** A projection from past sales; absent if these have too few months. */
  projection: z.optional(repaymentProjection),
})

/** The full price of a drawdown, valid until `expires_at`. Rates in percent a year. */
export const drawdownQuote = z.object({
  quote_id: z.string(),
  expires_at: z.string(),
  currency: currencySchema,
  amount: wireAmountSchema,
  benchmark: benchmarkFixing,
  margin: ratePercentSchema,
  /** Benchmark plus margin. */
  rate: ratePercentSchema,
  basis: z.enum(dayCountBases),
  drawdown_date: businessDateSchema,
  due_date: businessDateSchema,
  /** Present where Hong Kong has not gazetted the holidays of its year: the date may move. */
  due_date_may_move: z.optional(z.literal(true)),
  days: z.number(),
  repayment_method: z.enum(repaymentMethods),
  collection_method: z.enum(collectionMethods),
  /** The percentage of net sales for weekly repayment; null for other methods. */
  sales_share: z.nullable(salesShareSchema),
  /** The valid range of `sales_share`; null if no share of sales is offered. */
  sales_share_range: z.nullable(z.object({ lowest: salesShareSchema, highest: salesShareSchema })),
  /** The due amounts by date; for a share of sales the rest at the end of its tenor if no week repaid anything. */
  schedule: z.array(instalment),
  /** All interest, if paid when due; for a share of sales the maximum. */
  interest: wireAmountSchema,
  ...drawdownCosts,
  /** The total to be repaid after the payout. */
  total: wireAmountSchema,
  /** By the second schedule of the Money Lenders Ordinance, to two places; days as thirtieths of a month. */
  effective_rate: ratePercentSchema,
  /** The highest of its readings by days, calendar months and weeks, which is held to the caps. */
  effective_rate_highest: z.optional(ratePercentSchema),
  /** Without the red packet; absent if none is used. */
  effective_rate_before: z.optional(ratePercentSchema),
  /** Present when the effective rate is above 36%: the lender must accept it before the money moves. */
  warning: z.optional(z.literal('effectiveRateAboveWarning')),
  /** From the sales of the limit's calculation; absent if these have fewer than three whole months. */
  projection: z.optional(repaymentProjection),
  /** Every repayment method of the facility for this amount, the usual one first. */
  options: z.array(repaymentOption),
})
