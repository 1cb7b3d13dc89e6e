import * as z from 'zod/mini'
import { companionKinds } from '../agreements/agreement-kinds.ts'
import { allocationOrderSchema } from '../lending/allocation.ts'
import { changedTermsSchema, repaymentOption } from '../lending/changed-terms.schema.ts'
import { facilityStructures } from '../lending/product-terms.ts'
import { repaymentMethods } from '../lending/repayment-options.ts'
import { currencySchema } from '../money/currency.ts'
import {
  cents,
  companyNames,
  count,
  day,
  instant,
  percent,
  product,
  recordId,
  state,
  text,
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

const termsView = z.strictObject({
  ...z.required(changedTermsSchema).shape,
  productCode: product,
  structure: z.enum(facilityStructures),
  currencyRule: z.union([
    z.strictObject({ from: z.literal('shops') }),
    z.strictObject({ from: z.literal('product'), currency: currencySchema }),
  ]),
  fees: z.readonly(changedTermsSchema.shape.fees.def.innerType),
  allocationOrder: z.readonly(allocationOrderSchema),
  repayment: z.readonly(z.tuple([repaymentOption], repaymentOption)),
  minimumRepaymentCents: cents,
  minimumDrawdownCents: cents,
  maxPassThroughFeeCents: cents,
  limitCapCents: cents,
  companionPapers: z.readonly(z.array(z.enum(companionKinds))),
})

const method = z.enum(repaymentMethods)
const warned = z.strictObject({
  reason: z.literal('effectiveRateAboveWarning'),
  percent,
  day: z.nullable(count),
  method,
})
const refusedTerms = z.union([
  z.strictObject({ ...warned.shape, reason: z.literal('effectiveRateAboveCap') }),
  z.strictObject({ reason: z.literal('overdueMultiplierAboveOne'), multiplier: text, method }),
  z.strictObject({
    reason: z.literal('deductionsLeaveNoPrincipal'),
    principalCents: cents,
    deductionsCents: cents,
    method,
  }),
  z.strictObject({ reason: z.enum(['methodTwice', 'dearerEarlyNotCleared', 'upfrontInArrears']), method }),
  z.strictObject({
    reason: z.enum([
      'salesSharesReversed',
      'minimumDrawdownAboveCap',
      'passThroughFeeAboveDrawdown',
      'defaultChargeAboveTotal',
      'lateChargeWithInterest',
      'multipleOfNothing',
      'rateBelowZero',
      'minimumInterestNotCleared',
    ]),
  }),
])

/** Why terms cannot be offered, if they cannot, and what requires an acceptance. */
const termsVerdict = z.strictObject({ refusals: z.array(refusedTerms), warnings: z.array(warned) })

/** A term that differs from the terms in force on the day before. */
export const changedTerm = z.strictObject({
  term: z.keyof(termsView),
  before: z.unknown(),
  after: z.unknown(),
})
export type ChangedTerm = z.output<typeof changedTerm>

/** The fixing used for checking terms against the policy. */
export const policyBenchmark = z.strictObject({
  /** Of the terms' currencies the one in which drawdowns cost most. */
  currency: currencySchema,
  percent: percent,
  date: day,
  source: text,
})
export type PolicyBenchmark = z.output<typeof policyBenchmark>

export const shownTerms = z.strictObject({
  version: termsVersionView,
  terms: termsView,
  changes: z.array(changedTerm),
  /** By the latest benchmark; null without one. */
  verdict: z.nullable(termsVerdict),
  benchmark: z.nullable(policyBenchmark),
})
export type ShownTerms = z.output<typeof shownTerms>

/** A draft that was made. */
export const proposedTerms = z.strictObject({
  version: termsVersionView,
  changes: z.array(changedTerm),
  verdict: termsVerdict,
  benchmark: policyBenchmark,
})
export type ProposedTerms = z.output<typeof proposedTerms>

export const decidedTerms = z.strictObject({
  version: termsVersionView,
})

/** Drawdowns of the last twelve months, as they were or as a draft would have them. */
const testedDrawdowns = z.strictObject({
  drawnCents: cents,
  /** The mean by the amounts; null if nothing is drawn. */
  meanRatePercent: z.nullable(percent),
  /** Interest and fees, if everything is paid on its day. */
  incomeCents: cents,
  lossCents: cents,
})

/** The effect on one company’s limit and on what it drew. */
export const backtestRow = z.strictObject({
  companyId: recordId,
  ...companyNames,
  facilityId: recordId,
  currency: currencySchema,
  /** The granted limit. */
  limitCents: cents,
  /**
   * The limits from today’s sales by the facility’s own terms, and by the draft; null where no limit can be computed.
   */
  byOwnTermsCents: z.nullable(cents),
  byDraftCents: z.nullable(cents),
  drawnByOwnTerms: testedDrawdowns,
  /** Null where the limit cannot be computed, or the draft has another benchmark. */
  drawnByDraft: z.nullable(testedDrawdowns),
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
