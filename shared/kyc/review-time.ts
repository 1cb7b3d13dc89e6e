import { addBusinessDays } from '../time/business-calendar.ts'
import { type BusinessDate, businessDate } from '../time/business-date.ts'
import { hongKongCalendar } from '../time/hong-kong-holidays.ts'

/** A review takes 3 to 7 business days. */
const longestReviewDays = 7

/** The last day on which a KYC that was submitted at an instant is answered, on Hong Kong's business days. */
export const answerDueOn = (submittedAt: string): BusinessDate =>
  addBusinessDays(hongKongCalendar, businessDate(new Date(submittedAt)), longestReviewDays)
