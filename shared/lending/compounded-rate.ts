import { decimalFromFraction, type Fraction, fraction, roundHalfUp } from '../money/fraction.ts'
import { type Rate, rateFromPercent } from '../money/rate.ts'
import { addDays, type BusinessDate, daysBetween } from '../time/business-date.ts'

/** A published overnight rate: the date it is for, and percent a year. */
export interface Fixing {
  date: BusinessDate
  percent: string
}

/** Fixings of one benchmark, oldest first, with parsed rates. Built by `fixingSeries`. */
export type FixingSeries = readonly { date: BusinessDate; rate: Rate }[]

/** The year of overnight rates in dollars and euros; in sterling it has 365 days. */
const usualYear = 360n

/**
 * Products over many days are truncated to thirty decimals: over a hundred years of fixings the error stays below
 * 10^-25, where exact fractions would grow by forty bits a day.
 */
const scale = 10n ** 30n

/** The maximum number of calendar days between two fixings: a longer gap means that one is missing. */
const longestGap = 5

/** Orders fixings and parses their rates. Throws RangeError on two for one date. */
export const fixingSeries = (fixings: readonly Fixing[]): FixingSeries => {
  const series = fixings
    .map(({ date, percent }) => ({ date, rate: rateFromPercent(percent) }))
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
  const twice = series.find(({ date }, index) => series[index + 1]?.date === date)
  if (twice) throw new RangeError(`Two fixings for ${twice.date}`)
  return series
}

const grownOver = (
  value: bigint,
  { numerator, denominator }: Rate,
  days: number,
  daysInYear: bigint,
): bigint => value + roundHalfUp(value * numerator * BigInt(days), denominator * daysInYear)

/**
 * The growth of one unit from `from` (included) to `to` (excluded) at the fixings, compounded on business days; a day
 * without a fixing uses the previous rate, without compounding. Throws RangeError when the fixings begin after `from`,
 * one is missing, or `to` is before `from`.
 */
export const compoundedGrowth = (
  series: FixingSeries,
  from: BusinessDate,
  to: BusinessDate,
  daysInYear = usualYear,
): Fraction => {
  if (daysBetween(from, to) < 0) throw new RangeError(`${to} is before ${from}`)
  const first = series.findLastIndex(({ date }) => date <= from)
  if (first < 0) throw new RangeError(`No fixing on or before ${from}`)
  let grown = scale
  for (let index = first; index < series.length; index += 1) {
    const { date, rate } = series[index] as FixingSeries[number]
    if (date >= to) break
    const next = series[index + 1]?.date ?? to
    const end = next < to ? next : to
    if (daysBetween(date, end) > longestGap) throw new RangeError(`No fixing in the days after ${date}`)
    grown = grownOver(grown, rate, daysBetween(date < from ? from : date, end), daysInYear)
  }
  return fraction(grown, scale)
}

/**
 * The compounded rate of a period in percent a year, to twenty decimals or more. Source: the New York Fed's
 * method for SOFR averages. Throws RangeError as `compoundedGrowth` does, and for a period without days.
 */
export const compoundedRate = (
  series: FixingSeries,
  from: BusinessDate,
  to: BusinessDate,
  daysInYear = usualYear,
): Fraction => {
  const { numerator, denominator } = compoundedGrowth(series, from, to, daysInYear)
  return fraction((numerator - denominator) * 100n * daysInYear, denominator * BigInt(daysBetween(from, to)))
}

/** The spans, in calendar days, of the averages that the New York Fed publishes. */
export const averageDays = [30, 90, 180] as const

export type AverageDays = (typeof averageDays)[number]

/** The average published on `date` over the calendar days before it: percent a year to five decimals, half-up. */
export const publishedAverage = (
  series: FixingSeries,
  date: BusinessDate,
  days: AverageDays,
  daysInYear = usualYear,
): string => decimalFromFraction(compoundedRate(series, addDays(date, -days), date, daysInYear), 5)

/** A published value of a benchmark's index: the growth of one unit since its start. */
export interface IndexValue {
  date: BusinessDate
  value: Fraction
}

/**
 * The index on the date of every fixing after `base`, chained from its value there: on a business day with d calendar
 * days to the next, times 1 + rate × d / days of the year. Throws RangeError when a fixing is missing.
 */
export const benchmarkIndex = (
  series: FixingSeries,
  base: IndexValue,
  daysInYear = usualYear,
): IndexValue[] => {
  let date = base.date
  let value = roundHalfUp(base.value.numerator * scale, base.value.denominator)
  return series
    .filter((fixing) => fixing.date > base.date)
    .map((fixing) => {
      const growth = compoundedGrowth(series, date, fixing.date, daysInYear)
      value = roundHalfUp(value * growth.numerator, growth.denominator)
      date = fixing.date
      return { date, value: fraction(value, scale) }
    })
}
