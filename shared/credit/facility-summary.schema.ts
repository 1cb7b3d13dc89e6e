import * as z from 'zod/mini'
import { productCodeSchema } from '../lending/product-codes.ts'
import { wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { ratePercentSchema } from '../money/rate.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { facilityStatuses } from './facility-states.ts'

export const facilitySummary = z.object({
  facility_id: z.string(),
  product_code: productCodeSchema,
  /** Repaid principal can be drawn again. */
  type: z.literal('revolving'),
  currency: currencySchema,
  facility_limit: wireAmountSchema,
  /** The ceiling from the payment accounts' balances; the limit itself without such data. */
  watermark: wireAmountSchema,
  /** The lower of limit and watermark. */
  available_limit: wireAmountSchema,
  /** Principal drawn and not repaid. */
  outstanding: wireAmountSchema,
  /** Drawdowns submitted and not yet paid out. */
  pending_drawdown: wireAmountSchema,
  frozen_limit: wireAmountSchema,
  /** What can be drawn now, never below 0. */
  available_funding: wireAmountSchema,
  /** On top of the benchmark, in percent a year, as agreed for this facility. */
  margin: ratePercentSchema,
  /** The smallest drawdown that the product allows. */
  minimum_drawdown: wireAmountSchema,
  effective_date: businessDateSchema,
  next_review_date: businessDateSchema,
  status: z.enum(facilityStatuses),
})
