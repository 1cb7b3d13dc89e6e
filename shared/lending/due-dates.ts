import type { Currency } from '../money/currency.ts'
import { type BusinessCalendar, nextBusinessDay, previousBusinessDay } from '../time/business-calendar.ts'
import { addDays, addMonths, type BusinessDate } from '../time/business-date.ts'
import { calendarOfCurrency } from '../time/centre-calendars.ts'
import { hongKongCalendar, isBeyondGazette } from '../time/hong-kong-holidays.ts'
import type { BusinessDayCentres, BusinessDayConvention, RepaymentOption } from './repayment-options.ts'

/** The calendar of a facility's due dates. */
export const dueCalendarOf = (centres: BusinessDayCentres, currency: Currency): BusinessCalendar =>
  centres === 'hongKong' ? hongKongCalendar : calendarOfCurrency(currency)

const monthOf = (date: BusinessDate): string => date.slice(0, 7)

/** True for a due date in a year without gazetted holidays: it may turn out to be a holiday. */
export const dueDateMayMove = (convention: BusinessDayConvention, dueDate: BusinessDate): boolean =>
  convention !== 'unadjusted' && isBeyondGazette(dueDate)

/** A due date by the convention; never on or before the drawdown. */
const adjustDueDate = (
  date: BusinessDate,
  convention: BusinessDayConvention,
  drawdownDate: BusinessDate,
  calendar: BusinessCalendar,
): BusinessDate => {
  if (convention === 'unadjusted') return date
  const next = nextBusinessDay(calendar, date)
  if (convention === 'following' || monthOf(next) === monthOf(date)) return next
  const previous = previousBusinessDay(calendar, date)
  return previous > drawdownDate ? previous : next
}

/**
 * The due dates of a drawdown made on a date, by the convention of its facility. The weekly ones of a share of sales
 * are not included.
 */
export const dueDatesOf = (
  { tenor }: Pick<RepaymentOption, 'tenor'>,
  convention: BusinessDayConvention,
  drawdownDate: BusinessDate,
  calendar: BusinessCalendar,
): BusinessDate[] => {
  const dates =
    'months' in tenor
      ? Array.from({ length: tenor.months }, (_, index) => addMonths(drawdownDate, index + 1))
      : [addDays(drawdownDate, tenor.days)]
  return dates.map((date) => adjustDueDate(date, convention, drawdownDate, calendar))
}
