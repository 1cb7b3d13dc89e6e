import * as z from 'zod/mini'
import { dayCountBases } from '../lending/day-count.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { ratePercentSchema } from '../money/rate.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { repaymentProjection } from './repayment-projection.schema.ts'

export const benchmarkFixing = z.object({
  /** Percent a year. */
  percent: ratePercentSchema,
  /** The day that the rate is for. */
  date: businessDateSchema,
  source: z.string(),
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
  /** To the due date, half-up to the cent. */
  interest: wireAmountSchema,
  /** To pay on the due date. */
  total: wireAmountSchema,
  /** By the second schedule of the Money Lenders Ordinance, to two places. */
  effective_rate: ratePercentSchema,
  /** Present when the effective rate is above 36%: the lender must accept it before the money moves. */
  warning: z.optional(z.literal('effectiveRateAboveWarning')),
  /** From the sales that the limit rests on; absent where these have fewer than three whole months. */
  projection: z.optional(repaymentProjection),
})
