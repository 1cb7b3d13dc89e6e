import { addBusinessDays } from '../time/business-calendar.ts'
import { addDays, type BusinessDate } from '../time/business-date.ts'
import { hongKongCalendar } from '../time/hong-kong-holidays.ts'
import type { GraceDayType } from './repayment-options.ts'

export interface GracePeriod {
  graceDays: number
  /** Calendar days by default: those of charge orders of earlier versions. */
  graceDayType?: GraceDayType
}

/** The last day of grace after a due date. */
export const endOfGrace = (
  { graceDays, graceDayType = 'calendar' }: GracePeriod,
  dueDate: BusinessDate,
): BusinessDate =>
  graceDayType === 'business'
    ? addBusinessDays(hongKongCalendar, dueDate, graceDays)
    : addDays(dueDate, graceDays)
