import type { ConversionOnWire, LimitFactorOnWire } from '../credit/credit-limit.schema.ts'
import type { ProductCode } from '../lending/product-codes.ts'
import type { Currency } from '../money/currency.ts'

/** How a limit comes about, as its seller is told it. Amounts are decimals of the facility's currency. */
export interface ComputedLimit {
  limit: string
  start: string
  netSales: string
  /** The day that it is computed for. */
  asOf: string
  factors: LimitFactorOnWire[]
  months: { from: string; to: string; net_sales: string }[]
  /** Largest first. */
  platforms: { platform: string; netSales: string }[]
  conversions: ConversionOnWire[]
}

/** A facility's limit: what it rests on, what it would be today, and what it would be by other terms. */
export interface ShownLimit {
  facilityId: string
  companyId: string
  companyNameEn: string | null
  companyNameCn: string | null
  productCode: ProductCode
  currency: Currency
  /** In force. */
  limit: string
  limitCap: string
  salesMultiple: string
  /** The calculation that was made last. */
  granted: ComputedLimit
  /** By today's sales and the facility's terms; null while a shop is being read, or where nothing is left to lend on. */
  today: ComputedLimit | null
  /** By today's sales and the terms that were asked about; null where none were. */
  otherTerms: ComputedLimit | null
  request: {
    requestId: string
    requested: string
    submittedAt: string
    note: string | null
    documents: { fileId: string; fileName: string }[]
  } | null
}
