import type { TermsVerdict } from '../lending/judge-terms.ts'
import type { ProductCode } from '../lending/product-codes.ts'
import type { ProductTerms } from '../lending/product-terms.ts'
import type { Cents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'
import type { BusinessDate } from '../time/business-date.ts'

/** A version of a product's terms. The first stands in the code, and nobody proposed it. */
export interface TermsVersionView {
  productCode: ProductCode
  number: number
  /** `built-in` is the first; of the approved ones, the one that today’s offers are made by is in force. */
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

/** A term that a version has otherwise than the one that holds on the day before it. */
export interface ChangedTerm {
  term: keyof ProductTerms
  before: unknown
  after: unknown
}

/** The fixing that terms were held to the policy by. */
export interface JudgedBenchmark {
  percent: string
  date: BusinessDate
  source: string
}

export interface ShownTerms {
  version: TermsVersionView
  terms: ProductTerms
  changes: ChangedTerm[]
  /** By the latest benchmark; null where none is known. */
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

/** What would become of one company’s limit. */
export interface BacktestRow {
  companyId: string
  companyNameEn: string | null
  companyNameCn: string | null
  facilityId: string
  currency: Currency
  /** What was granted. */
  limitCents: Cents
  /** What today’s sales come to by the facility’s own terms, and by the draft; null where no limit can be computed. */
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
