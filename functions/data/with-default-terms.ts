import type { BenchmarkMethod } from '#shared/lending/benchmark-method.ts'
import { type BenchmarksByCurrency, byCurrency } from '#shared/lending/benchmark-terms.ts'
import { type DayCountBasis, marketDayCount } from '#shared/lending/day-count.ts'
import { type DefaultChargeCeilings, uniformPassThroughCeilings } from '#shared/lending/default-charges.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import type { Cents } from '#shared/money/cents.ts'

/** Defaults for facilities and agreements from before these terms were stored. */
const earlierTerms = {
  structure: 'revolving',
  fees: [],
  overdueInterest: true,
  allocationPriority: 'kind',
  repayment: [{ method: 'bullet', tenor: { days: 90 }, timing: 'maturity', collection: 'bank_transfer' }],
  businessDays: 'unadjusted',
  businessDayCentres: 'hongKong',
  graceDayType: 'calendar',
  salesShares: { lowest: '5.00', highest: '30.00' },
  minimumRepaymentCents: 0,
  unverifiedSalesPercent: '0',
  companionPapers: [],
} as const satisfies Partial<ProductTerms>

/** How terms were stored before each currency had a benchmark: SOFR priced them all. */
interface OneBenchmark {
  benchmark?: 'SOFR' | undefined
  benchmarkMethod?: BenchmarkMethod | undefined
  dayCountBasis?: DayCountBasis | undefined
  dayCountConvention?: 'stated' | 'currency' | undefined
}

/** Terms as they may be stored. */
export type StoredTerms = Omit<
  ProductTerms,
  'benchmarks' | 'maxPassThroughFeeCents' | 'defaultChargeCents'
> & {
  benchmarks?: BenchmarksByCurrency
  maxPassThroughFeeCents?: Cents
  defaultChargeCents?: DefaultChargeCeilings
} & OneBenchmark

const sofrInAll = ({
  benchmarkMethod = 'overnight',
  dayCountBasis = 'ACT/360',
  dayCountConvention = 'stated',
}: OneBenchmark): BenchmarksByCurrency =>
  byCurrency((currency) => ({
    benchmark: 'SOFR',
    method: benchmarkMethod,
    dayCountBasis: dayCountConvention === 'currency' ? marketDayCount[currency] : dayCountBasis,
    floorPercent: '0.00',
    fallbackPercent: null,
  }))

/** Stored terms, completed with the defaults of their time. */
export const withDefaultTerms = ({
  benchmark: _benchmark,
  benchmarkMethod,
  dayCountBasis,
  dayCountConvention,
  benchmarks = sofrInAll({ benchmarkMethod, dayCountBasis, dayCountConvention }),
  maxPassThroughFeeCents = 0,
  // Earlier terms had one ceiling for all costs.
  defaultChargeCents = uniformPassThroughCeilings(maxPassThroughFeeCents),
  ...kept
}: StoredTerms): ProductTerms => ({
  ...earlierTerms,
  ...kept,
  benchmarks,
  maxPassThroughFeeCents,
  defaultChargeCents,
})
