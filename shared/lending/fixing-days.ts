import { addDays, type BusinessDate } from '../time/business-date.ts'
import type { BenchmarkName } from './benchmark-names.ts'
import { benchmarks } from './benchmarks.ts'

/** Business days of the market from a fixing to the days of interest that it prices. */
export const lookbackDays = 5

/** The business day of a market that is `count` business days before a date. */
export const subtractMarketDays = (name: BenchmarkName, date: BusinessDate, count: number): BusinessDate => {
  const { isFixingDay } = benchmarks[name]
  let day = date
  for (let left = count; left > 0; left -= 1) {
    day = addDays(day, -1)
    while (!isFixingDay(day)) day = addDays(day, -1)
  }
  return day
}

/**
 * The business day of the market to which the night after a date belongs: the date itself, or the last one before it.
 */
export const marketDayOf = (name: BenchmarkName, date: BusinessDate): BusinessDate =>
  benchmarks[name].isFixingDay(date) ? date : subtractMarketDays(name, date, 1)

/** The date of the fixing that prices the night after a date. */
export const firstFixingDate = (name: BenchmarkName, date: BusinessDate): BusinessDate =>
  subtractMarketDays(name, marketDayOf(name, date), lookbackDays)
