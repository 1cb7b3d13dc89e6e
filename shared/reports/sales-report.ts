import { trailingYear } from '../lending/limit-measures.ts'
import type { Fraction } from '../money/fraction.ts'
import { addDays, type BusinessDate } from '../time/business-date.ts'
import { type Concentration, concentrationOf } from './concentration.ts'
import { type Growth, growthOf, type MonthFigures, monthFigures } from './month-figures.ts'
import type { ReportShop } from './report-shop.ts'
import { type Days, reportDays } from './report-window.ts'
import { type RhythmPart, seasonality, weekRhythm } from './rhythm.ts'
import { daysWithin, netOf, refundRatioOf, type Takings, takingsOf } from './sales-by-day.ts'

/** A company's sales over time. */
export interface SalesReport {
  days: Days
  months: MonthFigures[]
  /** The last twelve months up to yesterday: the basis of a limit. */
  year: Takings & Days & { netCents: number; refundRatio: Fraction | null }
  growth: Growth | null
  seasonality: RhythmPart[] | null
  week: RhythmPart[] | null
  concentration: Concentration
}

/** The report of `today` on all shops together, as far back as `from`; null without trading since. */
export const salesReport = (
  shops: readonly ReportShop[],
  period: { from: BusinessDate; today: BusinessDate },
): SalesReport | null => {
  const days = reportDays(
    shops.flatMap((shop) => shop.days),
    period,
  )
  if (!days) return null
  const months = monthFigures(shops, days)
  const lastYear = { from: trailingYear(period.today).from, to: addDays(period.today, -1) }
  const takings = takingsOf(daysWithin(shops, lastYear))
  return {
    days,
    months,
    year: { ...lastYear, ...takings, netCents: netOf(takings), refundRatio: refundRatioOf(takings) },
    growth: growthOf(months),
    seasonality: seasonality(shops, days),
    week: weekRhythm(shops, days),
    concentration: concentrationOf(shops, lastYear),
  }
}
