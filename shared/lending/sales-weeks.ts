import { type Cents, centsFromFraction } from '../money/cents.ts'
import { fraction, multiply } from '../money/fraction.ts'
import { addBusinessDays, type BusinessCalendar } from '../time/business-calendar.ts'
import { addDays, type BusinessDate, daysBetween } from '../time/business-date.ts'
import { shareOfSales } from './sales-share.ts'

/** Any Sunday. */
const someSunday = '2024-01-07'

/** The first Sunday after a date: the end of the first week that ends after it. */
export const weekEndingAfter = (date: BusinessDate): BusinessDate => {
  const daysAfterSunday = ((daysBetween(someSunday, date) % 7) + 7) % 7
  return addDays(date, 7 - daysAfterSunday)
}

/** The Monday that a week begins with. */
export const weekBeginning = (sunday: BusinessDate): BusinessDate => addDays(sunday, -6)

const businessDaysToPay = 3

/** The due date of a week's repayment: the third business day after its Sunday. */
export const weekDueDate = (sunday: BusinessDate, calendar: BusinessCalendar): BusinessDate =>
  addBusinessDays(calendar, sunday, businessDaysToPay)

/** One shop's net sales of a week, in the facility's currency. */
export interface ShopWeek {
  shopId: string
  netSalesCents: Cents
  /** Its sales are unknown: the mean of its last known weeks is used. */
  isEstimate: boolean
}

/** The number of known weeks in an estimate. */
export const weeksToEstimateFrom = 4

/** The estimate of an unknown week of a shop: the mean of its last known weeks, half-up; 0 without any. */
export const estimateWeek = (lastKnownNetSalesCents: readonly Cents[]): Cents =>
  expectWeek(0, 0, lastKnownNetSalesCents)

/**
 * A shop's expected net sales of a week whose first days are known: those of these days, and for each other day a
 * seventh of the mean of the last known weeks, half-up. A fully known week counts with its sales, an unknown one with
 * its estimate.
 */
export const expectWeek = (
  knownCents: Cents,
  knownDays: number,
  lastKnownNetSalesCents: readonly Cents[],
): Cents => {
  const known = lastKnownNetSalesCents.slice(-weeksToEstimateFrom)
  if (known.length === 0) return knownCents
  const sum = known.reduce((total, cents) => total + cents, 0)
  return (
    knownCents + centsFromFraction(fraction(BigInt(sum) * BigInt(7 - knownDays), BigInt(known.length * 7)))
  )
}

/** The share of a week's net sales of all shops, half-up to the cent; 0 if refunds exceed sales. */
export const shareOfWeek = (shops: readonly ShopWeek[], sharePercent: string): Cents => {
  const net = shops.reduce((sum, { netSalesCents }) => sum + netSalesCents, 0)
  if (net <= 0) return 0
  return centsFromFraction(multiply(fraction(BigInt(net)), shareOfSales(sharePercent)))
}

/** An earlier week whose estimated share was replaced by the share of its actual sales. */
export interface WeekCorrection {
  weekEnding: BusinessDate
  estimatedCents: Cents
  actualCents: Cents
}

export interface WeekRepayment {
  /** The due amount. */
  dueCents: Cents
  /** The part of a downward correction that exceeds this week's amount: carried over to the next. 0 or below. */
  carriedCents: Cents
}

/**
 * The repayment of a week: the share of its sales, at least the minimum, corrected by the errors of earlier estimates
 * (up or down). It is not capped by the debt here. Amounts in minor units.
 */
export const weekRepayment = (
  shareCents: Cents,
  minimumCents: Cents,
  correctionCents: Cents,
): WeekRepayment => {
  const corrected = Math.max(shareCents, minimumCents) + correctionCents
  return { dueCents: Math.max(0, corrected), carriedCents: Math.min(0, corrected) }
}
