import { addBusinessDays } from '../time/business-calendar.ts'
import { type BusinessDate, businessDate } from '../time/business-date.ts'
import { hongKongCalendar } from '../time/hong-kong-holidays.ts'

/** The duration of a review in business days, as promised to sellers. */
export const reviewDays = { shortest: 3, longest: 7 } as const

/** The deadline of a review for a KYC submitted at an instant, in Hong Kong's business days. */
export const kycDecisionDueOn = (submittedAt: string): BusinessDate =>
  addBusinessDays(hongKongCalendar, businessDate(new Date(submittedAt)), reviewDays.longest)
