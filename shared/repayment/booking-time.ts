import { addBusinessDays } from '../time/business-calendar.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { hongKongCalendar } from '../time/hong-kong-holidays.ts'

/** Business days from the bank's booking date until received money is booked to its target, as promised to sellers. */
const bookingDays = 1

/** The deadline for booking money that the bank booked on a day. */
export const bookedBy = (bookingDate: BusinessDate): BusinessDate =>
  addBusinessDays(hongKongCalendar, bookingDate, bookingDays)
