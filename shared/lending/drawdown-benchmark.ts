import { add, decimalFromFraction, fractionFromDecimal } from '../money/fraction.ts'
import { type BusinessDate, daysBetween } from '../time/business-date.ts'
import { averageInAdvance } from './average-in-advance.ts'
import { isBenchmarkTooOld } from './benchmark-age.ts'
import { type BenchmarkName, isOvernight } from './benchmark-names.ts'
import { fixedSource } from './benchmark-source.ts'
import type { BenchmarkTerms } from './benchmark-terms.ts'
import { benchmarks } from './benchmarks.ts'
import type { BenchmarkFixing } from './drawdown-price.ts'
import { firstFixingDate } from './fixing-days.ts'

/** Calendar days within which the last average may still be the basis of a fallback. */
const fallbackDays = 90

const named = (fixing: BenchmarkFixing, name: BenchmarkName): BenchmarkFixing => {
  const { percent, date, source, method } = fixing
  return {
    percent,
    date,
    source,
    ...(method ? { method } : {}),
    ...(name === 'SOFR' ? {} : { name }),
  }
}

/** True for a fixing beyond the environment's maximum age, or beyond its benchmark's own if that is longer. */
const isTooOld = (
  name: BenchmarkName,
  date: BusinessDate,
  today: BusinessDate,
  maxAgeDays: number,
): boolean => isBenchmarkTooOld(date, today, Math.max(maxAgeDays, benchmarks[name].standsForDays ?? 0))

/** The last average, or the last fixing of a term rate, plus the adjustment of the terms. */
const fallback = (
  { benchmark, fallbackPercent }: BenchmarkTerms,
  fixings: readonly BenchmarkFixing[],
  today: BusinessDate,
): BenchmarkFixing | undefined => {
  const last = isOvernight(benchmark) ? averageInAdvance(fixings, today, benchmark) : fixings.at(-1)
  if (!last || fallbackPercent === null || daysBetween(last.date, today) > fallbackDays) return undefined
  const percent = decimalFromFraction(
    add(fractionFromDecimal(last.percent), fractionFromDecimal(fallbackPercent)),
    5,
  )
  return named({ ...last, percent, method: 'fallback' }, benchmark)
}

/**
 * The benchmark of a drawdown on a day by its terms, from the known fixings, oldest first. Undefined where a fixing is
 * missing and the terms have no fallback: nothing can be drawn then.
 */
export const drawdownBenchmark = (
  terms: BenchmarkTerms,
  fixings: readonly BenchmarkFixing[],
  today: BusinessDate,
  maxAgeDays: number,
): BenchmarkFixing | undefined => {
  const { benchmark, method } = terms
  const usable = (found: BenchmarkFixing | undefined) =>
    found && !isTooOld(benchmark, found.date, today, maxAgeDays) ? found : undefined
  switch (method) {
    case 'fixed':
      return { percent: '0.00', date: today, source: fixedSource, method }
    case 'averageInAdvance':
      return usable(averageInAdvance(fixings, today, benchmark)) ?? fallback(terms, fixings, today)
    case 'inArrears': {
      // The first day's rate is known; the later ones are estimated by it.
      const first = firstFixingDate(benchmark, today)
      const known = usable(fixings.findLast(({ date }) => date <= first))
      return known ? named({ ...known, method }, benchmark) : fallback(terms, fixings, today)
    }
    case 'overnight': {
      const latest = usable(fixings.at(-1))
      return latest ? named(latest, benchmark) : fallback(terms, fixings, today)
    }
  }
}
