import type { BenchmarkFixing } from '../lending/drawdown-price.ts'
import type { Pace } from '../lending/sales-bands.ts'
import type { BusinessDate } from '../time/business-date.ts'

/** The conditions of a public example: a published fixing, and the day after it. */
export const exampleBenchmark: BenchmarkFixing = {
  percent: '3.88',
  date: '2026-09-29',
  source: 'Federal Reserve Bank of New York',
}
export const exampleDate: BusinessDate = '2026-09-30'

/**
 * Sales of a slow and a busy month, in percent of an ordinary one: the quartiles of a real shop's year against its
 * median (Online Retail, Daqing Chen, UCI Machine Learning Repository, 2015, CC BY 4.0).
 */
export const paceSalesPercents: Readonly<Record<Pace, number>> = { slow: 88, base: 100, fast: 130 }
