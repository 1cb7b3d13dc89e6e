import type { DueKind } from '#shared/lending/allocation.ts'
import { type BenchmarkTerms, byCurrency } from '#shared/lending/benchmark-terms.ts'
import type { ChangedTerms } from '#shared/lending/changed-terms.schema.ts'
import { byDefaultCharge, type DefaultChargeKind } from '#shared/lending/default-charges.ts'
import { type FeeType, feeTypes } from '#shared/lending/fees.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import type { RepaymentOption } from '#shared/lending/repayment-options.ts'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'

export const decimalTerms = [
  'marginPercent',
  'salesMultiple',
  'unverifiedSalesPercent',
  'overdueMultiplier',
] as const
export const countTerms = ['minimumInterestDays', 'graceDays', 'reviewMonths'] as const
export const amountTerms = [
  'limitCapCents',
  'minimumDrawdownCents',
  'minimumRepaymentCents',
  'maxPassThroughFeeCents',
] as const
type TypedTerm = (typeof decimalTerms | typeof countTerms | typeof amountTerms)[number]

/** A repayment method as typed; `key` identifies the row. */
export interface DraftedRepayment extends Omit<RepaymentOption, 'tenor'> {
  key: string
  unit: 'days' | 'months'
  length: string
}

/** The pricing of a currency as typed; `fallbackPercent` is empty without a fallback. */
export interface DraftedBenchmark extends Omit<BenchmarkTerms, 'fallbackPercent'> {
  fallbackPercent: string
}

/** The terms that a version may change, with the typed texts. */
export interface TermsDraft
  extends Record<TypedTerm, string>,
    Pick<
      ProductTerms,
      'businessDays' | 'businessDayCentres' | 'graceDayType' | 'allocationPriority' | 'overdueInterest'
    > {
  benchmarks: Readonly<Record<Currency, DraftedBenchmark>>
  lowestShare: string
  highestShare: string
  /** The ceiling of each kind of charge because of a default, as typed. */
  defaultCharges: Readonly<Record<DefaultChargeKind, string>>
  /** In percent; empty without a fee. */
  fees: Readonly<Record<FeeType, string>>
  /** The reason for a multiplier above 1; empty if none is allowed. */
  exemption: string
  allocationOrder: readonly DueKind[]
  repayment: readonly DraftedRepayment[]
}

export type DraftField = keyof TermsDraft

export const draftOf = (terms: ProductTerms): TermsDraft => {
  const { fees, salesShares, overdueMultiplierExemption, repayment } = terms
  const percentOf = (type: FeeType) => fees.find((fee) => fee.type === type)?.percent ?? ''
  return {
    marginPercent: terms.marginPercent,
    salesMultiple: terms.salesMultiple,
    unverifiedSalesPercent: terms.unverifiedSalesPercent,
    overdueMultiplier: terms.overdueMultiplier,
    minimumInterestDays: String(terms.minimumInterestDays),
    graceDays: String(terms.graceDays),
    reviewMonths: String(terms.reviewMonths),
    limitCapCents: decimalFromCents(terms.limitCapCents),
    minimumDrawdownCents: decimalFromCents(terms.minimumDrawdownCents),
    minimumRepaymentCents: decimalFromCents(terms.minimumRepaymentCents),
    maxPassThroughFeeCents: decimalFromCents(terms.maxPassThroughFeeCents),
    defaultCharges: byDefaultCharge((kind) => decimalFromCents(terms.defaultChargeCents[kind])),
    benchmarks: byCurrency((currency) => {
      const { fallbackPercent, ...pricing } = terms.benchmarks[currency]
      return { ...pricing, fallbackPercent: fallbackPercent ?? '' }
    }),
    businessDays: terms.businessDays,
    businessDayCentres: terms.businessDayCentres,
    graceDayType: terms.graceDayType,
    allocationPriority: terms.allocationPriority,
    overdueInterest: terms.overdueInterest,
    lowestShare: salesShares.lowest,
    highestShare: salesShares.highest,
    fees: { interest_fee: percentOf('interest_fee'), deduction: percentOf('deduction') },
    exemption: overdueMultiplierExemption?.reason ?? '',
    allocationOrder: terms.allocationOrder,
    repayment: repayment.map(({ tenor, ...option }, index) => ({
      ...option,
      key: String(index),
      ...('days' in tenor
        ? { unit: 'days' as const, length: String(tenor.days) }
        : { unit: 'months' as const, length: String(tenor.months) }),
    })),
  }
}

const isDecimal = (text: string): boolean => /^\d{1,3}(\.\d{1,4})?$/.test(text)
/** Percentage points of a floor or an adjustment. */
export const isPoints = (text: string): boolean => /^\d{1,2}(\.\d{1,4})?$/.test(text)
const isCount = (text: string): boolean => /^\d{1,3}$/.test(text)

/** Parses an amount, with or without thousands separators, into cents; undefined if it is invalid. */
const centsOf = (text: string): number | undefined => {
  const plain = /^\d{1,3}(,\d{3})+(\.\d{2})?$/.test(text) ? text.replaceAll(',', '') : text
  return /^\d{1,10}(\.\d{2})?$/.test(plain)
    ? centsFromDecimal(plain.includes('.') ? plain : `${plain}.00`)
    : undefined
}

/** The fields with an invalid number. */
const wrongIn = (draft: TermsDraft): DraftField[] => [
  ...decimalTerms.filter((term) => !isDecimal(draft[term])),
  ...countTerms.filter((term) => !isCount(draft[term])),
  ...amountTerms.filter((term) => centsOf(draft[term]) === undefined),
  ...(['lowestShare', 'highestShare'] as const).filter((share) => !isDecimal(draft[share])),
  ...(Object.values(draft.fees).every((percent) => percent === '' || isDecimal(percent))
    ? []
    : (['fees'] as const)),
  ...(Object.values(draft.defaultCharges).every((amount) => centsOf(amount) !== undefined)
    ? []
    : (['defaultCharges'] as const)),
  ...(Object.values(draft.benchmarks).every(
    ({ floorPercent, fallbackPercent }) =>
      isPoints(floorPercent) && (fallbackPercent === '' || isPoints(fallbackPercent)),
  )
    ? []
    : (['benchmarks'] as const)),
  ...(draft.repayment.length > 0 && draft.repayment.every(({ length }) => isCount(length))
    ? []
    : (['repayment'] as const)),
]

type ReadTerms = Required<ChangedTerms>

const readTerms = (draft: TermsDraft): ReadTerms => ({
  marginPercent: draft.marginPercent,
  salesMultiple: draft.salesMultiple,
  unverifiedSalesPercent: draft.unverifiedSalesPercent,
  overdueMultiplier: draft.overdueMultiplier,
  minimumInterestDays: Number(draft.minimumInterestDays),
  graceDays: Number(draft.graceDays),
  reviewMonths: Number(draft.reviewMonths),
  limitCapCents: centsOf(draft.limitCapCents) ?? 0,
  minimumDrawdownCents: centsOf(draft.minimumDrawdownCents) ?? 0,
  minimumRepaymentCents: centsOf(draft.minimumRepaymentCents) ?? 0,
  maxPassThroughFeeCents: centsOf(draft.maxPassThroughFeeCents) ?? 0,
  defaultChargeCents: byDefaultCharge((kind) => centsOf(draft.defaultCharges[kind]) ?? 0),
  benchmarks: byCurrency((currency) => {
    const { fallbackPercent, ...pricing } = draft.benchmarks[currency]
    return { ...pricing, fallbackPercent: fallbackPercent === '' ? null : fallbackPercent }
  }),
  businessDays: draft.businessDays,
  businessDayCentres: draft.businessDayCentres,
  graceDayType: draft.graceDayType,
  allocationPriority: draft.allocationPriority,
  overdueInterest: draft.overdueInterest,
  salesShares: { lowest: draft.lowestShare, highest: draft.highestShare },
  fees: feeTypes.flatMap((type) => (draft.fees[type] ? { type, percent: draft.fees[type] } : [])),
  overdueMultiplierExemption: draft.exemption.trim() ? { reason: draft.exemption.trim() } : null,
  allocationOrder: [...draft.allocationOrder],
  repayment: draft.repayment.map(({ method, timing, collection, unit, length }) => ({
    method,
    tenor: unit === 'days' ? { days: Number(length) } : { months: Number(length) },
    timing,
    collection,
  })),
})

/** A changed term, before and after. */
export interface TermDifference {
  term: keyof ReadTerms
  before: unknown
  after: unknown
}

type ReadDraft =
  | { ok: true; changes: Partial<ReadTerms>; differences: TermDifference[] }
  | { ok: false; wrong: DraftField[] }

/** Parses a draft. Returns its differences from the terms that it is based on, or the invalid fields. */
export const readDraft = (draft: TermsDraft, base: ProductTerms): ReadDraft => {
  const wrong = wrongIn(draft)
  if (wrong.length > 0) return { ok: false, wrong }
  const read = readTerms(draft)
  const former = readTerms(draftOf(base))
  const changed = (Object.keys(read) as (keyof ReadTerms)[]).filter(
    (term) => JSON.stringify(read[term]) !== JSON.stringify(former[term]),
  )
  return {
    ok: true,
    changes: Object.fromEntries(changed.map((term) => [term, read[term]])),
    differences: changed.map((term) => ({ term, before: base[term], after: read[term] })),
  }
}
