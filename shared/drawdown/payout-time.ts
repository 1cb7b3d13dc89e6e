import { addBusinessDays, nextBusinessDay } from '../time/business-calendar.ts'
import { addDays, type BusinessDate, businessDate, onHongKongClock } from '../time/business-date.ts'
import { hongKongCalendar } from '../time/hong-kong-holidays.ts'

/** The lender's target for a payout, in business days. Sellers are shown an expected day, and promised none. */
const payoutDays = 1

/** The target date of a payout that waits since an instant. */
export const payBy = (waitsSince: string): BusinessDate =>
  addBusinessDays(hongKongCalendar, businessDate(new Date(waitsSince)), payoutDays)

/** The hour in Hong Kong from which the bank executes a transfer on its next business day. */
export const bankCutOffHour = 16

/**
 * The day by which a drawdown's money is expected on the seller's account, once it is approved at an instant: the
 * lender's target, counted from the bank's business day by its calendar and cut-off.
 */
export const expectedPayoutDate = (approvedAt: Date): BusinessDate => {
  const date = businessDate(approvedAt)
  const isLate = onHongKongClock(approvedAt).getUTCHours() >= bankCutOffHour
  const bankDay = nextBusinessDay(hongKongCalendar, isLate ? addDays(date, 1) : date)
  return addBusinessDays(hongKongCalendar, bankDay, payoutDays)
}
