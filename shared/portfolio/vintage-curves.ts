import type { ProductCode } from '../lending/product-codes.ts'
import { compareText } from '../sorting/compare-text.ts'
import type { VintageCurve } from './portfolio-figures.schema.ts'
import { percentOf, vintagesIn } from './summarize.ts'
import type { MonthEnd } from './trend.ts'

/** The months from one to another: 0 if they are the same. */
export const monthsBetween = (from: string, to: string): number => {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number)
  return (toYear - fromYear) * 12 + toMonth - fromMonth
}

/**
 * The loans of each month of payout at each age: what was more than 30 days past due or written off, in percent of what
 * was paid out. 0 months on book is the end of the month of the payout.
 */
export const vintageCurves = (ends: readonly MonthEnd[], productCode?: ProductCode): VintageCurve[] => {
  const curves = new Map<string, VintageCurve>()
  for (const { month: asOf, cells } of ends)
    for (const { currency, month, paidOutCents, atRisk, writtenOffCents } of vintagesIn(
      cells ?? {},
      productCode,
    )) {
      const name = `${currency} ${month}`
      const { ages } = curves.get(name) ?? { ages: [] }
      const badCents = atRisk.par30Cents + writtenOffCents
      const point = {
        monthsOnBook: monthsBetween(month, asOf),
        badCents,
        badPercent: percentOf(badCents, paidOutCents),
      }
      curves.set(name, { currency, month, ages: [...ages, point] })
    }
  return [...curves].toSorted(([a], [b]) => compareText(a, b)).map(([, curve]) => curve)
}
