import * as z from 'zod/mini'
import type { TermsVerdict } from '../lending/judge-terms.ts'
import type { ProductTerms } from '../lending/product-terms.ts'
import { currencySchema } from '../money/currency.ts'
import {
  cents,
  count,
  day,
  instant,
  percent,
  product,
  recordId,
  state,
  text,
  typed,
  yesNo,
} from './response-fields.ts'

/** A version of a product's terms. The first is in the code, without a proposer. */
export const termsVersionView = z.strictObject({
  productCode: product,
  number: count,
  /** `built-in` is the first; of the approved ones, the one used for today’s offers is in force. */
  status: state(['built-in', 'draft', 'approved', 'withdrawn']),
  isInForce: yesNo,
  validFrom: z.nullable(day),
  reason: z.nullable(text),
  proposedBy: z.nullable(text),
  proposedAt: z.nullable(instant),
  approvedBy: z.nullable(text),
  approvedAt: z.nullable(instant),
  withdrawnBy: z.nullable(text),
  withdrawnAt: z.nullable(instant),
})
export type TermsVersionView = z.output<typeof termsVersionView>

export const termsList = z.strictObject({
  asOf: day,
  versions: z.array(termsVersionView),
})
export type TermsList = z.output<typeof termsList>

/** A term that differs from the terms in force on the day before. */
export const changedTerm = z.strictObject({
  term: typed<keyof ProductTerms>(),
  before: z.unknown(),
  after: z.unknown(),
})
export type ChangedTerm = z.output<typeof changedTerm>

/** The fixing used for checking terms against the policy. */
export const judgedBenchmark = z.strictObject({
  percent: percent,
  date: day,
  source: text,
})
export type JudgedBenchmark = z.output<typeof judgedBenchmark>

export const shownTerms = z.strictObject({
  version: termsVersionView,
  terms: typed<ProductTerms>(),
  changes: z.array(changedTerm),
  /** By the latest benchmark; null without one. */
  verdict: z.nullable(typed<TermsVerdict>()),
  benchmark: z.nullable(judgedBenchmark),
})
export type ShownTerms = z.output<typeof shownTerms>

/** A draft that was made. */
export const proposedTerms = z.strictObject({
  version: termsVersionView,
  changes: z.array(changedTerm),
  verdict: typed<TermsVerdict>(),
  benchmark: judgedBenchmark,
})
export type ProposedTerms = z.output<typeof proposedTerms>

export const decidedTerms = z.strictObject({
  version: termsVersionView,
})
export type DecidedTerms = z.output<typeof decidedTerms>

/** The effect on one company’s limit. */
export const backtestRow = z.strictObject({
  companyId: recordId,
  companyNameEn: z.nullable(text),
  companyNameCn: z.nullable(text),
  facilityId: recordId,
  currency: currencySchema,
  /** The granted limit. */
  limitCents: cents,
  /**
   * The limits from today’s sales by the facility’s own terms, and by the draft; null where no limit can be computed.
   */
  byOwnTermsCents: z.nullable(cents),
  byDraftCents: z.nullable(cents),
})
export type BacktestRow = z.output<typeof backtestRow>

export const termsBacktest = z.strictObject({
  productCode: product,
  number: count,
  asOf: day,
  companies: z.array(backtestRow),
  cursor: z.exactOptional(text),
})
export type TermsBacktest = z.output<typeof termsBacktest>
