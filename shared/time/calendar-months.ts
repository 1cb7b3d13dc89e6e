import { addDays, addMonths, type BusinessDate } from './business-date.ts'

/** The part of a calendar month that a range of days covers; `to` is the day after the last. */
export interface MonthPart {
  from: BusinessDate
  to: BusinessDate
}

const isFirst = (date: BusinessDate): boolean => date.endsWith('-01')

/** True for a whole calendar month, and false for one that the range begins or ends in. */
export const isWholeMonth = ({ from, to }: MonthPart): boolean => isFirst(from) && isFirst(to)

/** Cuts a range of days at the ends of calendar months, oldest first: each day is in exactly one part. */
export const calendarMonths = ({ from, to }: MonthPart): MonthPart[] => {
  const months: MonthPart[] = []
  for (let start = from; start < to; ) {
    const next = addMonths(`${start.slice(0, 7)}-01`, 1)
    const end = next < to ? next : to
    months.push({ from: start, to: end })
    start = end
  }
  return months
}

/** The last day of a part. */
export const lastDayOf = ({ to }: MonthPart): BusinessDate => addDays(to, -1)
