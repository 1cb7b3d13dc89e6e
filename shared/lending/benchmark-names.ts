import type { Currency } from '../money/currency.ts'

/** Published reference rates. HIBOR is the one for a month, SHIBOR for three months, the LPR for a year. */
export const benchmarkNames = ['SOFR', 'SONIA', 'ESTR', 'HIBOR', 'HONIA', 'LPR', 'SHIBOR'] as const

export type BenchmarkName = (typeof benchmarkNames)[number]

/** As their publishers write them. */
export const benchmarkLabels: Record<BenchmarkName, string> = {
  SOFR: 'SOFR',
  SONIA: 'SONIA',
  ESTR: '€STR',
  HIBOR: 'HIBOR',
  HONIA: 'HONIA',
  LPR: 'LPR',
  SHIBOR: 'SHIBOR',
}

const termRates: readonly BenchmarkName[] = ['HIBOR', 'LPR', 'SHIBOR']

/** Overnight rates have averages; a term rate is fixed for its term ahead. */
export const isOvernight = (name: BenchmarkName): boolean => !termRates.includes(name)

/** The reference rate of each currency's money market. */
export const marketBenchmark = {
  USD: 'SOFR',
  GBP: 'SONIA',
  EUR: 'ESTR',
  HKD: 'HIBOR',
  CNY: 'LPR',
} as const satisfies Record<Currency, BenchmarkName>

/** The benchmarks of a currency's own market, which terms choose from. */
export const benchmarksOfMarket = {
  USD: ['SOFR'],
  GBP: ['SONIA'],
  EUR: ['ESTR'],
  HKD: ['HIBOR', 'HONIA'],
  CNY: ['LPR', 'SHIBOR'],
} as const satisfies Record<Currency, readonly BenchmarkName[]>
