import { addDays, type BusinessDate, earlierOf } from '../time/business-date.ts'
import type { BenchmarkName } from './benchmark-names.ts'
import { enteredSource, isEntered } from './benchmark-source.ts'
import { benchmarks } from './benchmarks.ts'
import { fixingSeries, publishedAverage } from './compounded-rate.ts'
import type { BenchmarkFixing } from './drawdown-price.ts'

export const averageDays = 30

/** The maximum number of calendar days between two fixings of a market. */
const longestGap = 5

/** The date from which on an average may need fixings: those of its days, and the one before them. */
export const firstAverageFixingDate = (latest: BusinessDate): BusinessDate =>
  addDays(latest, -(averageDays + 2 * longestGap))

/**
 * The 30-day average of an overnight rate as published on its market's last business day before a drawdown, computed
 * from the fixings, oldest first, as publishers do. If the latest fixings are missing, the last average that can be
 * computed; undefined if any fixing of its days is missing. Its date is that of its publication.
 */
export const averageInAdvance = (
  fixings: readonly BenchmarkFixing[],
  drawdownDate: BusinessDate,
  name: BenchmarkName = 'SOFR',
): BenchmarkFixing | undefined => {
  const { isFixingDay, daysInYear, publisher } = benchmarks[name]
  const marketDay = (date: BusinessDate, step: 1 | -1): BusinessDate => {
    let day = addDays(date, step)
    while (!isFixingDay(day)) day = addDays(day, step)
    return day
  }
  const latest = fixings.findLast(({ date }) => date < drawdownDate)
  if (!latest) return undefined
  const date = earlierOf(marketDay(latest.date, 1), marketDay(drawdownDate, -1))
  const used = fixings.filter((fixing) => fixing.date < date)
  const dates = new Set(used.map((fixing) => fixing.date))
  const start = addDays(date, -averageDays)
  for (let day = marketDay(date, -1); ; day = marketDay(day, -1)) {
    if (!dates.has(day)) return undefined
    if (day <= start) break
  }
  return {
    percent: publishedAverage(fixingSeries(used), date, averageDays, daysInYear),
    date,
    source: used.some((fixing) => fixing.date >= addDays(start, -longestGap) && isEntered(fixing))
      ? enteredSource
      : publisher,
    method: 'averageInAdvance',
    ...(name === 'SOFR' ? {} : { name }),
  }
}
