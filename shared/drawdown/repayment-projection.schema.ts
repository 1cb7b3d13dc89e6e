import * as z from 'zod/mini'
import { paces } from '../lending/sales-bands.ts'
import { salesShareSchema } from '../lending/sales-share.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { ratePercentSchema } from '../money/rate.ts'
import { businessDateSchema } from '../time/business-date.ts'

/**
 * The projection of a drawdown at the seller's own past paces: by the weeks of a chosen share of sales, otherwise as if
 * a share of sales repaid it early, every day. No promise.
 */
export const repaymentProjection = z.object({
  /** In percent of net sales. */
  sales_share: salesShareSchema,
  /** The months behind the paces: the first day, and the day after the last. */
  data_from: businessDateSchema,
  data_to: businessDateSchema,
  outcomes: z.array(
    z.object({
      /** The lower quartile, the median and the upper quartile of those months. */
      pace: z.enum(paces),
      /** Net sales of a month at this pace. */
      monthly_sales: wireAmountSchema,
      /** Repaid in a week for a share of sales, otherwise in a day. */
      amount: wireAmountSchema,
      repaid_by: businessDateSchema,
      /** Interest and fees. */
      cost: wireAmountSchema,
      /** The rest on the due date that sales at this pace do not repay. */
      left_on_due_date: wireAmountSchema,
      /** The statutory effective rate, percent a year to two places. */
      effective_rate: ratePercentSchema,
      /** The law's objection to such a rate; null without one. */
      verdict_reason: z.nullable(z.enum(['effectiveRateAboveWarning', 'effectiveRateAboveCap'])),
    }),
  ),
})
