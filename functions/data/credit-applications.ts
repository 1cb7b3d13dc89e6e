import type { CreditFailureReason } from '#shared/credit/credit-limit.schema.ts'
import type { RecalculationCause, RecalculationOutcome } from '#shared/credit/recalculation-outcomes.ts'
import type { ExplainedLimit } from '#shared/lending/credit-limit.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { companyItems } from './company-items.ts'
import { replace, type Table, type Write } from './table.ts'

/** The shops that an addendum adds to a facility. */
export interface AddedShops {
  agreementId: string
  shopIds: readonly string[]
}

/** A recalculation of the limit. */
export interface Recalculation {
  /** The ids of its effects are derived from it. */
  id: string
  cause: RecalculationCause
  /** The addenda that requested it, with the shops that each has added. */
  addenda?: readonly AddedShops[]
  preLimitCents: Cents
  /** The day of its cause, for which it is computed, however late the orders are read. */
  asOf: BusinessDate
  requestedAt: string
  doneAt?: string
  outcome?: RecalculationOutcome
}

/** The latest request for a higher limit, and its status. */
export interface LatestLimitRequest {
  requestId: string
  status: 'submitted' | 'offered' | 'approved' | 'rejected' | 'lapsed'
  preLimitCents: Cents
  offeredUntil?: string
  /** Absent until decided, and for decisions from before it was recorded. */
  decidedAt?: string
}

/** The latest request for a renewal of the facility, and its status. */
export interface LatestRenewal {
  requestId: string
  status: 'submitted' | 'approved' | 'rejected'
}

interface Decided {
  companyId: string
  productCode: ProductCode
  kind: 'initial'
  decidedAt: string
  version: number
}

export type ActiveApplication = Decided & {
  status: 'active'
  facilityId: string
  currency: Currency
  /** The latest calculation: the first, until a recalculation or an increase replaces it. */
  calculation: ExplainedLimit
  /** The latest. A request made while one is under way is merged into it. */
  recalculation?: Recalculation
  /** The first payout has requested its recalculation. Later payouts request none. */
  askedByPayout?: true
  /** One at a time: while it is submitted there is no other. */
  limitRequest?: LatestLimitRequest
  /** One at a time, likewise. */
  renewal?: LatestRenewal
}

export type FailedApplication = Decided & {
  status: 'failed'
  reason: CreditFailureReason
  calculation?: ExplainedLimit
  /** The seller applied again, and the limit is being calculated. */
  reopenedAt?: string
}

/** The outcome of an application for a limit, with the calculation behind it. */
export type CreditApplication = ActiveApplication | FailedApplication

const { key, find, list } = companyItems<CreditApplication, ProductCode>('CREDITAPPLICATION#')

/** Access pattern: the outcome of a company's application for a product; undefined until it is decided. */
export const findCreditApplication = find

/** Access pattern: the outcomes of a company's applications for all products. */
export const listCreditApplications = list

/** Records an outcome (version 0), or replaces the version that was read: an application is decided once. */
export const replaceCreditApplication = (table: Table, application: CreditApplication): Write =>
  replace(table, {
    ...application,
    ...key(application.companyId, application.productCode),
    type: 'credit-application',
  })
