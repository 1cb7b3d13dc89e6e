import * as z from 'zod/mini'
import { paces } from '../lending/sales-bands.ts'
import { salesShareSchema } from '../lending/sales-share.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { ratePercentSchema } from '../money/rate.ts'
import { businessDateSchema } from '../time/business-date.ts'

/**
 * What a drawdown would come to at the seller's own paces of the past: by the weeks of a share of sales that was chosen,
 * otherwise if a share of sales repaid it ahead of time, every day. A projection, no promise.
 */
export const repaymentProjection = z.object({
  /** In percent of net sales. */
  sales_share: salesShareSchema,
  /** The months that the paces were drawn from: the first day, and the day after the last. */
  data_from: businessDateSchema,
  data_to: businessDateSchema,
  outcomes: z.array(
    z.object({
      /** The lower quartile, the median and the upper quartile of those months. */
      pace: z.enum(paces),
      /** Net sales of a month at this pace. */
      monthly_sales: wireAmountSchema,
      /** Repaid a week of a share of sales, otherwise a day. */
      amount: wireAmountSchema,
      repaid_by: businessDateSchema,
      /** Interest and fees. */
      cost: wireAmountSchema,
      /** To be found on the due date, where sales at this pace repay no more. */
      left_on_due_date: wireAmountSchema,
      /** The statutory effective rate, percent a year to two places. */
      effective_rate: ratePercentSchema,
      /** What the law has against a rate so high; null where nothing. */
      verdict_reason: z.nullable(z.enum(['effectiveRateAboveWarning', 'effectiveRateAboveCap'])),
    }),
  ),
})
