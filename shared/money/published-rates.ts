import { type BusinessDate, daysBetween, isBusinessDate } from '../time/business-date.ts'
import {
  firstCurrencies,
  type QuotedCurrency,
  quotedCurrencies,
  type ReferenceRates,
} from './exchange-rates.ts'
import { compare, divide, fraction, fractionFromDecimal } from './fraction.ts'

/** A day's rates from the publisher. */
export type PublishedRates = Omit<ReferenceRates, 'source'>

// The publisher's file of one day has single quotes, those of many days have double ones.
const dayElement = /<Cube\s+time=(["'])([^"']*)\1\s*>(.*?)<\/Cube\s*>/gs
const rateElement = /<Cube\s+currency=(["'])([^"']*)\1\s+rate=(["'])([^"']*)\3\s*\/>/g

/**
 * The plausible change from one published day to the next. The largest move on file is 7%; the franc's in January 2015
 * was 14%.
 */
const maxRisen = fraction(5n, 4n)
const maxFallen = fraction(4n, 5n)

/** Published days that are further apart cannot be compared. */
const comparableDays = 31

const isWeekend = (date: BusinessDate): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())

const isFirst = (currency: QuotedCurrency): boolean =>
  (firstCurrencies as readonly QuotedCurrency[]).includes(currency)

const readRates = (date: BusinessDate, content: string): PublishedRates => {
  const elements = [...content.matchAll(rateElement)]
  if (content.replaceAll(rateElement, '').trim() !== '') throw new RangeError(`${date} is not made of rates`)
  const rateOf = (currency: QuotedCurrency): string | undefined => {
    const rates = elements.filter(([, , named]) => named === currency).map(([, , , , rate = '']) => rate)
    const [rate] = rates
    if (rate === undefined && !isFirst(currency)) return undefined
    if (rate === undefined || rates.length > 1) throw new RangeError(`${date} has no one rate of ${currency}`)
    if (!/^\d{1,7}(\.\d{1,8})?$/.test(rate) || Number(rate) === 0)
      throw new RangeError(`${rate} is no rate of ${currency}, on ${date}`)
    return rate
  }
  const perEuro = Object.fromEntries(
    quotedCurrencies.flatMap((currency) => {
      const rate = rateOf(currency)
      return rate === undefined ? [] : [[currency, rate]]
    }),
  )
  return { date, perEuro: perEuro as PublishedRates['perEuro'] }
}

const checkDates = (dates: readonly BusinessDate[], today: BusinessDate): void => {
  dates.forEach((date, index) => {
    const newer = dates[index - 1]
    if (!isBusinessDate(date)) throw new RangeError(`${date} is no date`)
    if (newer !== undefined && newer <= date) throw new RangeError(`${date} is not in the order of dates`)
    if (date > today) throw new RangeError(`${date} lies ahead`)
    if (isWeekend(date)) throw new RangeError(`${date} is no business day`)
  })
}

/**
 * Parses the publisher's XML (`eurofxref-daily.xml`, `-hist-90d.xml` or `-hist.xml`), newest day first, from `since`
 * on. Throws on another format, a truncated file, or an implausible one: a day ahead of `today`, on a weekend, out of
 * order or repeated; a currency that is repeated, or missing without having been added later; a rate that is no
 * positive decimal. Currencies that shops do not sell in are skipped.
 */
export const readPublishedRates = (
  xml: string,
  today: BusinessDate,
  since: BusinessDate = '0000-00-00',
): PublishedRates[] => {
  if (!/<gesmes:Envelope\b/.test(xml) || !/<\/gesmes:Envelope>\s*$/.test(xml))
    throw new RangeError('Not an envelope of reference rates, or not the whole of it')
  const days = [...xml.matchAll(dayElement)].map(([, , date = '', content = '']) => ({ date, content }))
  const told = xml.match(/\btime=/g)?.length ?? 0
  if (days.length === 0 || days.length !== told)
    throw new RangeError('No rates were published, or not day by day')
  checkDates(
    days.map(({ date }) => date),
    today,
  )
  return days.filter(({ date }) => date >= since).map(({ date, content }) => readRates(date, content))
}

/**
 * Throws on an implausible jump of a rate between published days: either a figure is wrong, or a currency was
 * redenominated, and a person has to check. `days` are in the order of dates, in either direction.
 */
export const checkRateJumps = (days: readonly PublishedRates[]): void => {
  days.forEach((day, index) => {
    const other = days[index - 1]
    if (!other || Math.abs(daysBetween(other.date, day.date)) > comparableDays) return
    for (const currency of quotedCurrencies) {
      const [rate, before] = [day.perEuro[currency], other.perEuro[currency]]
      if (rate === undefined || before === undefined) continue
      const moved = divide(fractionFromDecimal(rate), fractionFromDecimal(before))
      if (compare(moved, maxRisen) > 0 || compare(moved, maxFallen) < 0)
        throw new RangeError(`${currency} is ${rate} on ${day.date} and ${before} on ${other.date}`)
    }
  })
}
