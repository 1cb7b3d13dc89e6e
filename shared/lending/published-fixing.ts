import { compare, fractionFromDecimal } from '../money/fraction.ts'
import { isWeekend } from '../time/business-calendar.ts'
import type { BusinessDate } from '../time/business-date.ts'

/** One day's fixing from its publisher. */
export interface PublishedFixing {
  date: BusinessDate
  /** Percent a year. */
  percent: string
}

/** In percent a year. Since 2018 none of the benchmarks has been below -0.60 or above 6.30. */
const plausible = { least: fractionFromDecimal('-2'), most: fractionFromDecimal('20') }

export const isPlausibleRate = (percent: string): boolean => {
  const rate = fractionFromDecimal(percent)
  return compare(rate, plausible.least) >= 0 && compare(rate, plausible.most) <= 0
}

/** A rate with at least two decimals: JSON drops trailing zeros. Throws RangeError on anything else. */
export const percentOf = (rate: string | number): string => {
  const text = String(rate)
  if (!/^-?\d{1,3}(\.\d{1,5})?$/.test(text)) throw new RangeError(`Not a rate in percent: ${text}`)
  const [whole = '', part = ''] = text.split('.')
  return `${whole}.${part.padEnd(2, '0')}`
}

/** Sorts the fixings of a publisher that guarantees no order. */
export const newestFirst = <Fixing extends PublishedFixing>(fixings: readonly Fixing[]): Fixing[] =>
  fixings.toSorted((a, b) => (a.date < b.date ? 1 : -1))

/**
 * Fixings newest first, as they were published. Throws RangeError on none, and on implausible ones: a rate out of range,
 * a date ahead of `today` or on a weekend, dates out of order or repeated.
 */
export const checkPublished = <Fixing extends PublishedFixing>(
  fixings: readonly Fixing[],
  today: BusinessDate,
): readonly Fixing[] => {
  if (fixings.length === 0) throw new RangeError('No fixing was published')
  fixings.forEach(({ date, percent }, index) => {
    const newer = fixings[index - 1]?.date
    if (newer !== undefined && newer <= date) throw new RangeError(`${date} is not in the order of dates`)
    if (date > today) throw new RangeError(`${date} lies ahead`)
    if (isWeekend(date)) throw new RangeError(`${date} is no business day`)
    if (!isPlausibleRate(percent)) throw new RangeError(`${percent}% on ${date} is out of range`)
  })
  return fixings
}
