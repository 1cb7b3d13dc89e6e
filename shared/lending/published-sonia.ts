import type { BusinessDate } from '../time/business-date.ts'
import { checkPublished, type PublishedFixing, percentOf } from './published-fixing.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A date as the Bank of England's database writes it: 01 Jun 2026. */
export const bankDate = (date: BusinessDate, between = ' '): string => {
  const [year, month, day] = date.split('-')
  return [day, months[Number(month) - 1], year].join(between)
}

const dateOfText = (text: string): BusinessDate => {
  const [, day = '', month = '', year = ''] = /^(\d{2}) ([A-Z][a-z]{2}) (\d{4})$/.exec(text) ?? []
  const index = months.indexOf(month)
  if (index < 0) throw new RangeError(`Not a date: ${text}`)
  return `${year}-${String(index + 1).padStart(2, '0')}-${day}`
}

/**
 * Parses the Bank of England's CSV of its series IUDSOIA, oldest fixing first, into the newest first. A day without a
 * value has none yet. Throws on an invalid or implausible file; nothing of such a file is used.
 */
export const readPublishedSonia = (csv: string, today: BusinessDate): readonly PublishedFixing[] => {
  const [heading, ...lines] = csv.trim().split(/\r?\n/)
  if (heading?.trim() !== 'DATE,IUDSOIA') throw new RangeError('Not the series of SONIA')
  const fixings = lines.flatMap((line) => {
    const [date = '', percent = ''] = line.split(',').map((cell) => cell.trim())
    return percent === '' ? [] : [{ date: dateOfText(date), percent: percentOf(percent) }]
  })
  return checkPublished(fixings.toReversed(), today)
}
