import { type BusinessDate, isBusinessDate } from '../time/business-date.ts'
import { checkPublished, type PublishedFixing, percentOf } from './published-fixing.ts'

/** The volume-weighted trimmed mean rate, daily. */
export const estrSeries = 'EST.B.EU000A2X2A25.WT'

/**
 * Parses the European Central Bank's CSV of €STR, oldest fixing first, into the newest first. Throws on an invalid or
 * implausible file; nothing of such a file is used.
 */
export const readPublishedEstr = (csv: string, today: BusinessDate): readonly PublishedFixing[] => {
  const [heading = '', ...lines] = csv.trim().split(/\r?\n/)
  const names = heading.split(',')
  const [key, date, percent] = ['KEY', 'TIME_PERIOD', 'OBS_VALUE'].map((name) => names.indexOf(name))
  if (key !== 0 || date === undefined || date < 0 || percent === undefined || percent < 0)
    throw new RangeError('Not a series of the European Central Bank')
  const fixings = lines.map((line) => {
    const cells = line.split(',')
    const day = cells[date] ?? ''
    if (cells[key] !== estrSeries) throw new RangeError(`Not €STR: ${cells[key]}`)
    if (!isBusinessDate(day)) throw new RangeError(`Not a date: ${day}`)
    return { date: day, percent: percentOf(cells[percent] ?? '') }
  })
  return checkPublished(fixings.toReversed(), today)
}
