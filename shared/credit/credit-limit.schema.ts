import * as z from 'zod/mini'
import { wireAmountSchema } from '../money/cents.ts'
import { currencySchema, tradedCurrencySchema } from '../money/currency.ts'
import { businessDateSchema } from '../time/business-date.ts'

/**
 * The factors of a limit in the order in which they apply, then the floor to 1,000 and the product's cap.
 * `unverifiedSales` is there only if the product counts a part of them.
 */
export const limitFactorKeys = [
  'multiple',
  'unverifiedSales',
  'netSales',
  'stability',
  'diversification',
  'age',
  'rounding',
  'cap',
] as const

/** Hints on raising the limit; the web translates each. */
export const limitRaiseKeys = [
  'setByProduct',
  'sellMoreOrRefundLess',
  'evenOutMonthlySales',
  'sellOnMorePlatforms',
  'keepTrading',
  'atItsBest',
] as const

/** Why no limit was granted. */
export const creditFailureReasons = ['noShops', 'noSales', 'limitZero'] as const
export type CreditFailureReason = (typeof creditFailureReasons)[number]

export const limitFactor = z.object({
  key: z.enum(limitFactorKeys),
  /** Decimal: a multiplier, an amount for `netSales`, `rounding` and `cap`, or a percentage for `unverifiedSales`. */
  value: z.string(),
  /**
   * The figures behind the value, decimals by name: `sales` and `refunds` (amounts), `variation` and `top_share`
   * (shares of one), `top_platform` (a platform's id), `months_trading`, `unverified` (an amount).
   */
  detail: z.record(z.string(), z.string()),
  /** The reduction by the factor. */
  took_off: wireAmountSchema,
  /** The range of days of the data, both included; null if the factor rests on no data. */
  data_from: z.nullable(businessDateSchema),
  data_to: z.nullable(businessDateSchema),
  raise_key: z.enum(limitRaiseKeys),
})
export type LimitFactorOnWire = z.infer<typeof limitFactor>

/** A published rate: one unit of the shops' currency in the facility's, with six significant digits. */
const usedRate = z.object({ date: businessDateSchema, rate: z.string() })

/** The conversion of sales in another currency: each day at its own rate, or the last published before it. */
export const conversion = z.object({
  from: tradedCurrencySchema,
  to: currencySchema,
  /** The publisher of the rates. */
  source: z.string(),
  /** Whether two people of the lender entered the rates, for want of published ones. */
  entered: z.boolean(),
  /** Twelve months' sales less refunds, as sold and as converted. */
  net_sales: wireAmountSchema,
  converted_net_sales: wireAmountSchema,
  first: usedRate,
  last: usedRate,
  lowest: usedRate,
  highest: usedRate,
  /** The last day of sales. */
  sold_until: businessDateSchema,
  /** True if the last rate was used for sales more than a week after it, for want of a newer one. */
  carried_forward: z.boolean(),
})
export type ConversionOnWire = z.infer<typeof conversion>

const monthOfSales = z.object({
  from: businessDateSchema,
  /** The day after the last. */
  to: businessDateSchema,
  net_sales: wireAmountSchema,
})

export const creditLimit = z.object({
  /** `none` before signing is complete, `calculating` until the limit is granted or rejected. */
  status: z.enum(['none', 'calculating', 'active', 'failed']),
  failure_reason: z.nullable(z.enum(creditFailureReasons)),
  /** True while `calculating` if sales have to be converted and the latest exchange rates are more than a week old. */
  waits_for_rates: z.boolean(),
  /** The figures are null unless `active`. */
  currency: z.nullable(currencySchema),
  /** The limit in force. */
  limit: z.nullable(wireAmountSchema),
  /** The result of the factors: the limit, unless the lender set another one or has yet to decide an increase. */
  calculated_limit: z.nullable(wireAmountSchema),
  watermark: z.nullable(wireAmountSchema),
  /** What can be drawn now, never below 0. */
  available: z.nullable(wireAmountSchema),
  calculated_at: z.nullable(z.string()),
  /** Twelve months' sales less refunds, over all authorised shops. */
  net_sales: z.nullable(wireAmountSchema),
  /** The product's multiple of a month's gross sales: the factors reduce it to the limit. */
  start: z.nullable(wireAmountSchema),
  factors: z.array(limitFactor),
  /**
   * Net sales by calendar month, oldest first, which add up to `net_sales`; the first and the last are parts. Empty for
   * limits from before they were recorded.
   */
  months: z.array(monthOfSales),
  /** The twelve months between which the formula measures the variation, back from the calculation. */
  rule_months: z.array(monthOfSales),
  /** The exchange rates of the sales, one entry a currency; empty if all are in the facility's. */
  conversions: z.array(conversion),
})
