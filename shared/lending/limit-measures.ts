import type { Cents } from '../money/cents.ts'
import { type Fraction, fraction } from '../money/fraction.ts'
import { addMonths, type BusinessDate, wholeMonthsBetween } from '../time/business-date.ts'
import { calendarMonths } from '../time/calendar-months.ts'

/** One trading day of a shop, in minor units of the facility's currency at that day's rate. */
export interface DailySales {
  date: BusinessDate
  salesCents: Cents
  /** The refunds of that day, as a positive amount. */
  refundsCents: Cents
}

/** An authorised shop with all its known trading days, in any order. */
export interface ShopSales {
  platform: string
  days: readonly DailySales[]
}

/** A range of days, `to` excluded. */
export interface DateRange {
  from: BusinessDate
  to: BusinessDate
}

export interface TrailingMonth extends DateRange {
  netSalesCents: Cents
  /** The deducted refunds; absent for calculations from before this was recorded. */
  refundsCents?: Cents
}

export interface PlatformSales {
  platform: string
  netSalesCents: Cents
}

/** The inputs of the limit formula, with the data behind each figure. */
export interface LimitMeasures {
  /** The last twelve months, up to the day before the calculation. */
  window: DateRange
  salesCents: Cents
  refundsCents: Cents
  /** The window by calendar month, oldest first: its first and last month are parts. They add up to the totals. */
  calendarMonths: TrailingMonth[]
  /** The twelve months of the formula, oldest first; months without trading count as 0. */
  months: TrailingMonth[]
  /** Standard deviation of the months' net sales over their mean; null when the mean is not above 0. */
  variation: Fraction | null
  /** Largest first. */
  platforms: PlatformSales[]
  /** The largest platform's share of net sales, 0 to 1; null when there are none above 0. */
  topShare: Fraction | null
  firstOrderDate: BusinessDate | null
  /** Whole months from the first order of the oldest shop to the calculation. */
  monthsTrading: number
}

export const monthsInWindow = 12

/** Digits of the square root: its error is below 10^-18 of the mean, far below a cent of any limit. */
const rootScale = 10n ** 18n

/** The largest integer whose square is not above `value`, by Newton's method. */
export const integerSquareRoot = (value: bigint): bigint => {
  if (value < 0n) throw new RangeError('No square root of a negative number')
  if (value < 2n) return value
  let root = 1n << (BigInt(value.toString(2).length + 1) / 2n)
  for (;;) {
    const next = (root + value / root) / 2n
    if (next >= root) return root
    root = next
  }
}

/**
 * The coefficient of variation of amounts: population standard deviation over mean, or null without a positive mean.
 * With n amounts of sum S and sum of squares Q it is the square root of n·Q − S², over S; the root is truncated at
 * `rootScale`, all else is exact.
 */
export const coefficientOfVariation = (amounts: readonly Cents[]): Fraction | null => {
  const exact = amounts.map((amount) => BigInt(amount))
  const sum = exact.reduce((total, amount) => total + amount, 0n)
  if (sum <= 0n) return null
  const squares = exact.reduce((total, amount) => total + amount * amount, 0n)
  const spread = BigInt(exact.length) * squares - sum * sum
  return fraction(integerSquareRoot(spread * rootScale * rootScale), sum * rootScale)
}

const netOf = (days: readonly DailySales[]): Cents =>
  days.reduce((total, { salesCents, refundsCents }) => total + salesCents - refundsCents, 0)

const refundedIn = (days: readonly DailySales[]): Cents =>
  days.reduce((total, { refundsCents }) => total + refundsCents, 0)

/** Month i runs from i + 1 months before the calculation, included, to i months before it, excluded. */
const monthWindows = (calculationDate: BusinessDate): DateRange[] =>
  Array.from({ length: monthsInWindow }, (_, index) => monthsInWindow - 1 - index).map((ago) => ({
    from: addMonths(calculationDate, -(ago + 1)),
    to: addMonths(calculationDate, -ago),
  }))

/** The twelve months of a limit, up to the day before its calculation. */
export const trailingYear = (calculationDate: BusinessDate): DateRange => ({
  from: addMonths(calculationDate, -monthsInWindow),
  to: calculationDate,
})

const within = (days: readonly DailySales[], { from, to }: DateRange): DailySales[] =>
  days.filter(({ date }) => date >= from && date < to)

const salesByPlatform = (shops: readonly ShopSales[], window: DateRange): PlatformSales[] => {
  const totals = new Map<string, Cents>()
  for (const { platform, days } of shops) {
    totals.set(platform, (totals.get(platform) ?? 0) + netOf(within(days, window)))
  }
  return [...totals]
    .map(([platform, netSalesCents]) => ({ platform, netSalesCents }))
    .toSorted((a, b) => b.netSalesCents - a.netSalesCents || (a.platform < b.platform ? -1 : 1))
}

/** A platform whose refunds exceed its sales has no share: it cannot push another's above the whole. */
const topShareOf = (platforms: readonly PlatformSales[]): Fraction | null => {
  const positive = platforms.map(({ netSalesCents }) => Math.max(0, netSalesCents))
  const total = positive.reduce((sum, amount) => sum + amount, 0)
  return total > 0 ? fraction(BigInt(Math.max(...positive)), BigInt(total)) : null
}

/** Measures shops for the limit formula. Trading on or after the calculation date is ignored. */
export const measureSales = (shops: readonly ShopSales[], calculationDate: BusinessDate): LimitMeasures => {
  const windows = monthWindows(calculationDate)
  const window = trailingYear(calculationDate)
  const allDays = shops.flatMap(({ days }) => days)
  const counted = within(allDays, window)
  const summed = (range: DateRange): TrailingMonth => {
    const days = within(counted, range)
    return { ...range, netSalesCents: netOf(days), refundsCents: refundedIn(days) }
  }
  const months = windows.map(summed)
  const platforms = salesByPlatform(shops, window)
  const firstOrderDate = allDays
    .filter(({ date }) => date < calculationDate)
    .reduce<BusinessDate | null>((first, { date }) => (first === null || date < first ? date : first), null)
  return {
    window,
    salesCents: counted.reduce((total, { salesCents }) => total + salesCents, 0),
    refundsCents: refundedIn(counted),
    calendarMonths: calendarMonths(window).map(summed),
    months,
    variation: coefficientOfVariation(months.map(({ netSalesCents }) => netSalesCents)),
    platforms,
    topShare: topShareOf(platforms),
    firstOrderDate,
    monthsTrading: firstOrderDate === null ? 0 : wholeMonthsBetween(firstOrderDate, calculationDate),
  }
}
