import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import type { UploadedSource } from '../data/uploaded-sources.ts'
import type { CountedShops } from './read-shop-sales.ts'

/** The present limit, and the limit with other shops. */
export interface LimitForecast {
  productCode: ProductCode
  currency: Currency
  limitCents: Cents
  /** Undefined while the orders of a counted shop are being imported. */
  afterCents: Cents | undefined
  /** There is no limit yet: both are computed from sales by the rules. */
  isEstimate: boolean
}

/** An uploaded shop with the months that it would have; without any if it were removed. */
export type ChangedUpload = Pick<UploadedSource, 'sourceId' | 'months'>

/** The shops that the company would have. */
export interface ChangedShops extends Pick<CountedShops, 'with' | 'without'> {
  upload?: ChangedUpload
}

export interface RequestedLimits {
  companyId: string
  change: ChangedShops
  now: Date
  asOf: BusinessDate
}
