import * as z from 'zod/mini'

/** A calendar date in Asia/Hong_Kong as 'YYYY-MM-DD'. Text order is date order. */
export type BusinessDate = string

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Hong Kong has kept one offset, with no summer time, since 1979. */
const hongKongOffsetMs = 8 * hourMs

// Interest is computed day by day, so that `dateOf` and `utcMsOf` are the most frequent calls: handling the parts of a
// date takes a quarter of the time of whole instants.
const inDigits = (number: number, digits: number): string => String(number).padStart(digits, '0')

const dateOf = (utcMs: number): BusinessDate => {
  const at = new Date(utcMs)
  const year = at.getUTCFullYear()
  if (!(year >= 0 && year <= 9999)) throw new RangeError('Date beyond the year 9999')
  return `${inDigits(year, 4)}-${inDigits(at.getUTCMonth() + 1, 2)}-${inDigits(at.getUTCDate(), 2)}`
}

/** Caches the dates of some decades: an offer is tested on every day of its tenor, against each of its due dates. */
const known = new Map<BusinessDate, number>()

const utcMsOf = (date: BusinessDate): number => {
  const before = known.get(date)
  if (before !== undefined) return before
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN
  // A day beyond the end of its month would roll over.
  if (new Date(ms).getUTCDate() !== Number(date.slice(8)))
    throw new RangeError(`Not a calendar date: ${date}`)
  if (known.size > 9999) known.clear()
  known.set(date, ms)
  return ms
}

/** An instant shifted to Hong Kong time: its UTC fields are the local ones. */
export const onHongKongClock = (instant: Date): Date => new Date(instant.getTime() + hongKongOffsetMs)

/** The business date on which an instant falls. */
export const businessDate = (instant: Date): BusinessDate => dateOf(instant.getTime() + hongKongOffsetMs)

/** The furthest time zone is UTC+14: nowhere is it a later date. */
const furthestOffsetMs = 14 * hourMs

/** The latest date anywhere at an instant: a bank abroad cannot have a later one. */
export const latestDateAnywhere = (instant: Date): BusinessDate =>
  dateOf(instant.getTime() + furthestOffsetMs)

/** The instant at which a business date begins. */
export const startOfDay = (date: BusinessDate): Date => new Date(utcMsOf(date) - hongKongOffsetMs)

/** The instant at which the next business date begins. */
export const startOfNextDay = (instant: Date): Date =>
  new Date(startOfDay(businessDate(instant)).getTime() + dayMs)

/** True for a calendar date in the form YYYY-MM-DD; 30 February is invalid. */
export const isBusinessDate = (text: string): boolean => {
  try {
    utcMsOf(text)
    return true
  } catch {
    return false
  }
}

/** Year, month (1 to 12) and day of a date. Throws RangeError when it is no calendar date. */
export const dateParts = (date: BusinessDate): { year: number; month: number; day: number } => {
  const at = new Date(utcMsOf(date))
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
}

/** The days of a month (1 to 12): 28 to 31. */
export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The date `days` later, or earlier when negative. */
export const addDays = (date: BusinessDate, days: number): BusinessDate =>
  dateOf(utcMsOf(date) + days * dayMs)

/** The same day `months` later, or earlier when negative; the month's last day where it is shorter (31 January, 28 February). */
export const addMonths = (date: BusinessDate, months: number): BusinessDate => {
  const { year, month, day } = dateParts(date)
  const count = year * 12 + month - 1 + months
  const targetYear = Math.floor(count / 12)
  const targetMonth = count - targetYear * 12 + 1
  return dateOf(Date.UTC(targetYear, targetMonth - 1, Math.min(day, daysInMonth(targetYear, targetMonth))))
}

/** Days from `from` to `to`: the first day excluded, the last included. Negative when `to` is earlier. */
export const daysBetween = (from: BusinessDate, to: BusinessDate): number =>
  (utcMsOf(to) - utcMsOf(from)) / dayMs

/** The later of two dates, hours or months in text form; any is later than undefined. */
export const laterOf = <When extends string | undefined>(one: When, other: When): When =>
  (one ?? '') > (other ?? '') ? one : other

/** The earlier of two dates, hours or months in text form; undefined is ignored. */
export const earlierOf = (one: string | undefined, other: string): string =>
  one !== undefined && one < other ? one : other

/** The most months that can be added to `from` without passing `to`. Throws RangeError when `to` is earlier. */
export const wholeMonthsBetween = (from: BusinessDate, to: BusinessDate): number => {
  if (daysBetween(from, to) < 0) throw new RangeError(`${to} is before ${from}`)
  const start = dateParts(from)
  const end = dateParts(to)
  const months = (end.year - start.year) * 12 + end.month - start.month
  return addMonths(from, months) > to ? months - 1 : months
}

/** A business date in a request or a response. */
export const businessDateSchema = z.string('required').check(z.refine(isBusinessDate, 'dateInvalid'))
