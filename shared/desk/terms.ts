import type { TermsVerdict } from '../lending/judge-terms.ts'
import type { ProductCode } from '../lending/product-codes.ts'
import type { ProductTerms } from '../lending/product-terms.ts'
import type { Cents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'
import type { BusinessDate } from '../time/business-date.ts'

/** A version of a product's terms. The first is in the code, without a proposer. */
export interface TermsVersionView {
  productCode: ProductCode
  number: number
  /** `built-in` is the first; of the approved ones, the one used for today’s offers is in force. */
  status: 'built-in' | 'draft' | 'approved' | 'withdrawn'
  isInForce: boolean
  validFrom: BusinessDate | null
  reason: string | null
  proposedBy: string | null
  proposedAt: string | null
  approvedBy: string | null
  approvedAt: string | null
  withdrawnBy: string | null
  withdrawnAt: string | null
}

export interface TermsList {
  asOf: BusinessDate
  versions: TermsVersionView[]
}

/** A term that differs from the terms in force on the day before. */
export interface ChangedTerm {
  term: keyof ProductTerms
  before: unknown
  after: unknown
}

/** The fixing used for checking terms against the policy. */
export interface JudgedBenchmark {
  percent: string
  date: BusinessDate
  source: string
}

export interface ShownTerms {
  version: TermsVersionView
  terms: ProductTerms
  changes: ChangedTerm[]
  /** By the latest benchmark; null without one. */
  verdict: TermsVerdict | null
  benchmark: JudgedBenchmark | null
}

/** A draft that was made. */
export interface ProposedTerms {
  version: TermsVersionView
  changes: ChangedTerm[]
  verdict: TermsVerdict
  benchmark: JudgedBenchmark
}

export interface DecidedTerms {
  version: TermsVersionView
}

/** The effect on one company’s limit. */
export interface BacktestRow {
  companyId: string
  companyNameEn: string | null
  companyNameCn: string | null
  facilityId: string
  currency: Currency
  /** The granted limit. */
  limitCents: Cents
  /**
   * The limits from today’s sales by the facility’s own terms, and by the draft; null where no limit can be computed.
   */
  byOwnTermsCents: Cents | null
  byDraftCents: Cents | null
}

export interface TermsBacktest {
  productCode: ProductCode
  number: number
  asOf: BusinessDate
  companies: BacktestRow[]
  cursor?: string
}
