import type { BenchmarkFixing } from '../lending/drawdown-price.ts'
import type { Pace } from '../lending/sales-bands.ts'
import type { Currency } from '../money/currency.ts'
import type { BusinessDate } from '../time/business-date.ts'

/** The day and currency of a visitor's example, and the benchmark by which it is priced. */
export interface ExampleConditions {
  readonly drawdownDate: BusinessDate
  readonly currency: Currency
  readonly benchmark: BenchmarkFixing
}

/** The currency of visitors' examples, unless they choose another one. */
export const exampleCurrency = 'USD' satisfies Currency

/** The conditions of the prerendered pages: a 30-day average that was published, and the day after it. */
export const exampleConditions: ExampleConditions = {
  drawdownDate: '2026-09-30',
  currency: exampleCurrency,
  benchmark: {
    percent: '3.73909',
    date: '2026-09-29',
    source: 'Federal Reserve Bank of New York',
    method: 'averageInAdvance',
  },
}

/**
 * Sales of a slow and a busy month, in percent of an ordinary one: the quartiles of a real shop's year against its
 * median (Online Retail, Daqing Chen, UCI Machine Learning Repository, 2015, CC BY 4.0).
 */
export const paceSalesPercents: Readonly<Record<Pace, number>> = { slow: 88, base: 100, fast: 130 }
