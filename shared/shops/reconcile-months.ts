import type { Cents } from '../money/cents.ts'
import { addMonths, type BusinessDate } from '../time/business-date.ts'
import { reportedSales } from './daily-sales.ts'

/** A difference of more than this share, in percent of the platform's figure, is shown. */
export const reconciledPercent = 1

/** The number of whole calendar months that are compared. */
export const reconciledMonths = 12

/**
 * What a platform's own report contains:
 * - `goods`: the price of goods, without shipping and tax.
 * - `goodsAndShipping`: without tax.
 * - `payments`: what buyers paid, with gift cards sold and tips, without what gift cards paid.
 */
export const reportBases = ['goods', 'goodsAndShipping', 'payments'] as const
export type ReportBasis = (typeof reportBases)[number]

/** A month's gross sales by the platform's own report, and as imported. */
export interface ReconciledMonth {
  /** `YYYY-MM` */
  month: string
  platform: Cents
  imported: Cents
}

type Day = { date: BusinessDate; sales: Cents; reported?: Cents }

const monthOf = (date: BusinessDate): string => date.slice(0, 7)

const salesByMonth = (days: readonly Day[]): Map<string, Cents> => {
  const sums = new Map<string, Cents>()
  for (const day of days) sums.set(monthOf(day.date), (sums.get(monthOf(day.date)) ?? 0) + reportedSales(day))
  return sums
}

/** The first day of the months to compare on a date, for a shop that is read from `openedOn` on. */
export const reconciledFrom = (today: BusinessDate, openedOn: BusinessDate): BusinessDate => {
  const first = addMonths(`${monthOf(today)}-01`, -reconciledMonths)
  const opened = openedOn.endsWith('-01') ? openedOn : addMonths(`${monthOf(openedOn)}-01`, 1)
  return opened > first ? opened : first
}

/** The first day of the running month, which is not compared. */
export const reconciledTo = (today: BusinessDate): BusinessDate => `${monthOf(today)}-01`

/** The whole months between two days, the second one excluded, newest first. */
export const monthsBackwards = (from: BusinessDate, to: BusinessDate): string[] => {
  const months: string[] = []
  for (let day = addMonths(to, -1); day >= from; day = addMonths(day, -1)) months.push(monthOf(day))
  return months
}

/**
 * The whole months from `from` on, without the running one, in which the platform reports sales or some were imported,
 * oldest first.
 */
export const reconcileMonths = (
  reported: readonly Day[],
  imported: readonly Day[],
  { from, today }: { from: BusinessDate; today: BusinessDate },
): ReconciledMonth[] => {
  const [platform, own] = [salesByMonth(reported), salesByMonth(imported)]
  const [first, running] = [monthOf(from), monthOf(today)]
  return [...new Set([...platform.keys(), ...own.keys()])]
    .filter((month) => month >= first && month < running)
    .toSorted()
    .map((month) => ({ month, platform: platform.get(month) ?? 0, imported: own.get(month) ?? 0 }))
    .filter((each) => each.platform !== 0 || each.imported !== 0)
}

/** True if the two figures are more than a percent apart. */
export const isDiffering = ({ platform, imported }: ReconciledMonth): boolean =>
  Math.abs(platform - imported) * 100 > Math.abs(platform) * reconciledPercent
