import { addBusinessDays } from '../time/business-calendar.ts'
import { type BusinessDate, businessDate } from '../time/business-date.ts'
import { hongKongCalendar } from '../time/hong-kong-holidays.ts'

/** The lender's internal target for a payout, in business days; sellers are promised no day. */
const payoutDays = 1

/** The target date of a payout that waits since an instant. */
export const payBy = (waitsSince: string): BusinessDate =>
  addBusinessDays(hongKongCalendar, businessDate(new Date(waitsSince)), payoutDays)
