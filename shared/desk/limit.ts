import type { ConversionOnWire, LimitFactorOnWire } from '../credit/credit-limit.schema.ts'
import type { FacilityStatus } from '../credit/facility-states.ts'
import type { ProductCode } from '../lending/product-codes.ts'
import type { Currency } from '../money/currency.ts'
import type { ProposedMark } from './work.ts'

/** How a limit comes about, as its seller is told it. Amounts are decimals of the facility's currency. */
export interface ComputedLimit {
  limit: string
  start: string
  netSales: string
  /** The day that it is computed for. */
  asOf: string
  factors: LimitFactorOnWire[]
  /** Refunds are taken off already; absent for what was computed before they were kept by month. */
  months: { from: string; to: string; net_sales: string; refunds?: string }[]
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
  status: FacilityStatus
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
  /** The request for a higher limit that waits to be decided. */
  request: ShownLimitRequest | null
  /** The request to carry the facility on that waits to be decided. */
  renewal: ShownRenewal | null
  /** What waits for a second person about it. */
  proposed: readonly ProposedMark[]
}

/** What a seller asks for, by the sales of its day. */
interface ShownRequest {
  submittedAt: string
  /** The limit that was in force then. */
  present: string
  /** What the sales of that day bore, by the facility's terms. */
  calculated: ComputedLimit
}

export interface ShownLimitRequest extends ShownRequest {
  requestId: string
  requested: string
  /** The seller's own explanation. */
  note: string | null
  documents: { fileId: string; fileName: string }[]
}

export interface ShownRenewal extends ShownRequest {
  renewalId: string
  /** The review that it is to be carried on beyond. */
  reviewDate: string
}
