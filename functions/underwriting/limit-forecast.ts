import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import type { CountedShops } from './read-shop-sales.ts'

/** What a limit is, and what it would be if the company had other shops. */
export interface LimitForecast {
  productCode: ProductCode
  currency: Currency
  limitCents: Cents
  /** Undefined while the orders of a shop that counts are being read. */
  afterCents: Cents | undefined
  /** There is no limit yet: both are what the rules would make of the sales. */
  isEstimate: boolean
}

/** Which shops the company would have. */
export type ChangedShops = Pick<CountedShops, 'with' | 'without'>

export interface RequestedLimits {
  companyId: string
  change: ChangedShops
  now: Date
  asOf: BusinessDate
}
