import { addDays, addMonths, type BusinessDate } from '../time/business-date.ts'

/** The periods of a document, by the server's date; `custom` has days of its own. */
export const documentPeriods = ['thisMonth', 'lastMonth', 'thisYear', 'lastYear', 'custom'] as const
export type DocumentPeriod = (typeof documentPeriods)[number]

/** The first and last day of a period; undefined if they are chosen individually. */
export const daysOfPeriod = (
  period: DocumentPeriod,
  today: BusinessDate,
): { from: BusinessDate; to: BusinessDate } | undefined => {
  const month = `${today.slice(0, 7)}-01`
  const year = `${today.slice(0, 4)}-01-01`
  const days = {
    thisMonth: { from: month, to: today },
    lastMonth: { from: addMonths(month, -1), to: addDays(month, -1) },
    thisYear: { from: year, to: today },
    lastYear: { from: addMonths(year, -12), to: addDays(year, -1) },
    custom: undefined,
  } satisfies Record<DocumentPeriod, unknown>
  return days[period]
}
