import { addBusinessDays } from '../time/business-calendar.ts'
import { type BusinessDate, businessDate } from '../time/business-date.ts'
import { hongKongCalendar } from '../time/hong-kong-holidays.ts'

/** How many business days a review takes, as sellers are told. */
export const reviewDays = { shortest: 3, longest: 7 } as const

/** The last day on which a KYC that was submitted at an instant is answered, on Hong Kong's business days. */
export const answerDueOn = (submittedAt: string): BusinessDate =>
  addBusinessDays(hongKongCalendar, businessDate(new Date(submittedAt)), reviewDays.longest)
