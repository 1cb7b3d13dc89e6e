import * as z from 'zod/mini'
import { compare, fractionFromDecimal } from '../money/fraction.ts'
import { type BusinessDate, isBusinessDate } from '../time/business-date.ts'

/** One day's fixing from the publisher. */
export interface PublishedFixing {
  date: BusinessDate
  /** Percent a year. */
  percent: string
  /** The publisher corrected it on the following day. */
  isRevised: boolean
}

/** The parsed fields of the response of the Federal Reserve Bank of New York. */
const answer = z.object({
  refRates: z.array(
    z.object({
      effectiveDate: z.string().check(z.refine(isBusinessDate)),
      type: z.literal('SOFR'),
      percentRate: z.number(),
      revisionIndicator: z.nullish(z.string()),
    }),
  ),
})

/** In percent a year. SOFR has been between 0.01 and 5.40 since it began in 2018. */
const plausible = { least: fractionFromDecimal('-2'), most: fractionFromDecimal('20') }

export const isPlausibleSofr = (percent: string): boolean => {
  const rate = fractionFromDecimal(percent)
  return compare(rate, plausible.least) >= 0 && compare(rate, plausible.most) <= 0
}

const isWeekend = (date: BusinessDate): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())

/** A JSON number with few decimals round-trips exactly. */
const percentOf = (rate: number): string => {
  const text = String(rate)
  if (!/^-?\d{1,3}(\.\d{1,5})?$/.test(text)) throw new RangeError(`Not a rate in percent: ${text}`)
  return text
}

/** Rates are published with two decimals; JSON drops trailing zeros. */
const twoPlaces = (percent: string): string => {
  const [whole = '', part = ''] = percent.split('.')
  return `${whole}.${part.padEnd(2, '0')}`
}

const checkDates = (dates: readonly BusinessDate[], today: BusinessDate): void => {
  dates.forEach((date, index) => {
    const newer = dates[index - 1]
    if (newer !== undefined && newer <= date) throw new RangeError(`${date} is not in the order of dates`)
    if (date > today) throw new RangeError(`${date} lies ahead`)
    if (isWeekend(date)) throw new RangeError(`${date} is no business day`)
  })
}

/**
 * Parses the publisher's response, newest fixing first. Throws on an invalid or implausible one: a rate out of range, a
 * date ahead of `today` or on a weekend, dates out of order or repeated. Nothing of such a response is used.
 */
export const readPublishedSofr = (body: unknown, today: BusinessDate): PublishedFixing[] => {
  const { refRates } = answer.parse(body)
  if (refRates.length === 0) throw new RangeError('No fixing was published')
  checkDates(
    refRates.map(({ effectiveDate }) => effectiveDate),
    today,
  )
  return refRates.map(({ effectiveDate, percentRate, revisionIndicator }) => {
    const percent = percentOf(percentRate)
    if (!isPlausibleSofr(percent)) throw new RangeError(`${percent}% on ${effectiveDate} is out of range`)
    return { date: effectiveDate, percent: twoPlaces(percent), isRevised: Boolean(revisionIndicator?.trim()) }
  })
}
