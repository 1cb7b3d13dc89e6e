import * as z from 'zod/mini'
import { wireAmountSchema } from '../money/cents.ts'
import { currencySchema } from '../money/currency.ts'
import { conversion, creditFailureReasons, limitFactor } from './credit-limit.schema.ts'

/** The open steps before an estimate can become a limit, in order. */
export const openSteps = ['kyc', 'application', 'signature'] as const
export type OpenStep = (typeof openSteps)[number]

export const creditEstimate = z.object({
  /**
   * - `none`: no shop is linked.
   * - `importing`: the orders of one are still being imported.
   * - `estimated`: the limit from the sales of the linked shops.
   * - `impossible`: these sales support none, for the reason given.
   * - `decided`: there is a limit, or a decision that there is none.
   */
  status: z.enum(['none', 'importing', 'estimated', 'impossible', 'decided']),
  reason: z.nullable(z.enum(creditFailureReasons)),
  /** The figures are null unless `estimated`. */
  currency: z.nullable(currencySchema),
  limit: z.nullable(wireAmountSchema),
  /** Twelve months' sales less refunds, over all authorised shops. */
  net_sales: z.nullable(wireAmountSchema),
  /** The product's multiple of a month's gross sales: the factors reduce it to the limit. */
  start: z.nullable(wireAmountSchema),
  factors: z.array(limitFactor),
  conversions: z.array(conversion),
  /** The open steps. */
  open: z.array(z.enum(openSteps)),
})
