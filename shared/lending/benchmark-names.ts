import type { Currency } from '../money/currency.ts'

/** Published reference rates. HIBOR is the one for a month, the LPR the one for a year. */
export const benchmarkNames = ['SOFR', 'SONIA', 'ESTR', 'HIBOR', 'LPR'] as const

export type BenchmarkName = (typeof benchmarkNames)[number]

/** As their publishers write them. */
export const benchmarkLabels: Record<BenchmarkName, string> = {
  SOFR: 'SOFR',
  SONIA: 'SONIA',
  ESTR: '€STR',
  HIBOR: 'HIBOR',
  LPR: 'LPR',
}

/** Overnight rates have averages; a term rate is fixed for a month or a year ahead. */
export const isOvernight = (name: BenchmarkName): boolean => name !== 'HIBOR' && name !== 'LPR'

/** The reference rate of each currency's money market. */
export const marketBenchmark = {
  USD: 'SOFR',
  GBP: 'SONIA',
  EUR: 'ESTR',
  HKD: 'HIBOR',
  CNY: 'LPR',
} as const satisfies Record<Currency, BenchmarkName>
