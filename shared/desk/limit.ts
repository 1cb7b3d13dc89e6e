import type { ConversionOnWire, LimitFactorOnWire } from '../credit/credit-limit.schema.ts'
import type { FacilityStatus } from '../credit/facility-states.ts'
import type { ProductCode } from '../lending/product-codes.ts'
import type { Currency } from '../money/currency.ts'
import type { SalesSignal } from '../shops/sales-signals.ts'
import type { PendingApprovalSummary } from './work.ts'

/** A month's net sales; `to` is the day after the last. */
interface ComputedMonth {
  from: string
  to: string
  net_sales: string
  /** Deducted; absent for calculations from before refunds were recorded by month. */
  refunds?: string
}

/** The calculation of a limit, as its seller sees it. Amounts are decimals of the facility's currency. */
export interface ComputedLimit {
  limit: string
  start: string
  netSales: string
  /** The date of the calculation. */
  asOf: string
  factors: LimitFactorOnWire[]
  /** By calendar month, which add up to `netSales`; empty for calculations from before they were recorded. */
  months: ComputedMonth[]
  /** The twelve months between which the formula measures the variation. */
  ruleMonths: ComputedMonth[]
  /** Largest first. */
  platforms: { platform: string; netSales: string }[]
  conversions: ConversionOnWire[]
}

/** What the latest examination of a shop's orders found; `from` to `at` were read. Null before the first one. */
export interface ExaminedShop {
  shopId: string
  name: string
  platform: string
  examination: {
    at: string
    from: string
    orders: number
    isComplete: boolean
    signals: readonly SalesSignal[]
  } | null
}

/** A facility's limit: its basis, its present recalculation, and one by other terms. */
export interface ShownLimit {
  facilityId: string
  companyId: string
  companyNameEn: string | null
  companyNameCn: string | null
  productCode: ProductCode
  currency: Currency
  status: FacilityStatus
  /** The limit in force. */
  limit: string
  limitCap: string
  salesMultiple: string
  /** The latest calculation. */
  granted: ComputedLimit
  /** By today's sales and the facility's terms; null while a shop is being imported, or if sales support no limit. */
  today: ComputedLimit | null
  /** By today's sales and the requested terms; null without these. */
  otherTerms: ComputedLimit | null
  /** The shops of the facility, with signs of inflated sales. */
  examined: readonly ExaminedShop[]
  /** The undecided request for a higher limit. */
  request: ShownLimitRequest | null
  /** The undecided request for a renewal. */
  renewal: ShownRenewal | null
  /** Pending approvals about it. */
  proposed: readonly PendingApprovalSummary[]
}

/** A seller's request, with the sales of its day. */
interface ShownRequest {
  submittedAt: string
  /** The limit in force then. */
  present: string
  /** The limit that sales of that day supported, by the facility's terms. */
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
  /** The review beyond which it is to be extended. */
  reviewDate: string
}
