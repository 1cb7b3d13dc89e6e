import { add, decimalFromFraction, fractionFromDecimal } from '../money/fraction.ts'
import { percentFromRate } from '../money/rate.ts'
import { addDays, type BusinessDate, daysBetween } from '../time/business-date.ts'
import { averageDays } from './average-in-advance.ts'
import type { BenchmarkName } from './benchmark-names.ts'
import { benchmarks } from './benchmarks.ts'
import { type Fixing, fixingSeries, publishedAverage } from './compounded-rate.ts'
import { drawdownRate } from './drawdown-rate.ts'
import { firstFixingDate, lookbackDays, marketDayOf, subtractMarketDays } from './fixing-days.ts'
import type { ArrearsTerms, RateStep } from './rate-steps.ts'

/** Business days for which the last fixing stands in for a missing one. */
export const maxCarryForwardDays = 5

/** The date from which on a drawdown's interest may need fixings, also for an average that replaces missing ones. */
export const firstArrearsFixingDate = (name: BenchmarkName, drawdownDate: BusinessDate): BusinessDate =>
  addDays(subtractMarketDays(name, drawdownDate, lookbackDays + maxCarryForwardDays), -2 * averageDays)

/** The average up to the last fixing; that fixing itself if others are missing for the average. */
const lastAverage = (name: BenchmarkName, fixings: readonly Fixing[], last: Fixing): string => {
  try {
    const after = addDays(last.date, 1)
    return publishedAverage(fixingSeries(fixings), after, averageDays, benchmarks[name].daysInYear)
  } catch (error) {
    if (error instanceof RangeError) return last.percent
    throw error
  }
}

/** The benchmark that prices the night after a date. Throws RangeError without any fixing before it. */
const benchmarkOn = (
  { benchmark, fallbackPercent }: ArrearsTerms,
  fixings: readonly Fixing[],
  night: BusinessDate,
): string => {
  const date = firstFixingDate(benchmark, night)
  const last = fixings.findLast((fixing) => fixing.date <= date)
  if (!last) throw new RangeError(`No fixing of ${benchmark} by ${date}`)
  if (last.date >= subtractMarketDays(benchmark, date, maxCarryForwardDays)) return last.percent
  const known = fixings.filter((fixing) => fixing.date <= last.date)
  const average = fractionFromDecimal(lastAverage(benchmark, known, last))
  return decimalFromFraction(add(average, fractionFromDecimal(fallbackPercent ?? '0')), 5)
}

/**
 * The rates of a drawdown's nights, from fixings in date order: each business day of the market uses the fixing of five
 * business days before, for as many calendar days as it stands for. A missing fixing is replaced by the last one for
 * five business days, and after that by the last average plus the adjustment of the terms. Future nights are estimated
 * likewise. Rates are never compounded. Throws RangeError without any fixing before the first night.
 */
export const rateSteps = (
  terms: ArrearsTerms,
  fixings: readonly Fixing[],
  drawdownDate: BusinessDate,
  to: BusinessDate,
): RateStep[] => {
  const { benchmark, marginPercent, floorPercent } = terms
  const steps: RateStep[] = []
  let market: BusinessDate | undefined
  for (let fromDay = 0; fromDay < daysBetween(drawdownDate, to); fromDay += 1) {
    const night = addDays(drawdownDate, fromDay)
    const day = marketDayOf(benchmark, night)
    if (day === market) continue
    market = day
    const percent = percentFromRate(
      drawdownRate(benchmarkOn(terms, fixings, night), marginPercent, floorPercent),
    )
    if (steps.at(-1)?.percent !== percent) steps.push({ fromDay, percent })
  }
  return steps
}
