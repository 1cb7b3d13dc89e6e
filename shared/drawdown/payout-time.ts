import { addBusinessDays } from '../time/business-calendar.ts'
import { type BusinessDate, businessDate } from '../time/business-date.ts'
import { hongKongCalendar } from '../time/hong-kong-holidays.ts'

/** How many business days the lender gives itself for a payout; sellers are told no day. */
const payoutDays = 1

/** The last day on which a payout that waits since an instant is to be made. */
export const payBy = (waitsSince: string): BusinessDate =>
  addBusinessDays(hongKongCalendar, businessDate(new Date(waitsSince)), payoutDays)
