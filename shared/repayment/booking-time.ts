import { addBusinessDays } from '../time/business-calendar.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { hongKongCalendar } from '../time/hong-kong-holidays.ts'

/** How many business days it takes from the bank's booking until money is booked to what it is for, as sellers are told. */
const bookingDays = 1

/** The last day on which money that the bank booked on a day is booked to what it is for. */
export const bookedBy = (bookingDate: BusinessDate): BusinessDate =>
  addBusinessDays(hongKongCalendar, bookingDate, bookingDays)
