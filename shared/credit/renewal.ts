import { addDays, type BusinessDate } from '../time/business-date.ts'

/** How many days before its review date a facility's renewal can be requested, and its end is announced. */
export const renewalDays = 30

/** How many days before its review date sellers are reminded. */
export const reviewReminderDays = [renewalDays, 7, 1] as const

/** The requirements of a renewal request, in display order. */
export const renewalRequirements = ['nothingOverdue', 'shopsRead', 'companyVerified'] as const
export type RenewalRequirement = (typeof renewalRequirements)[number]

export const renewalOpensOn = (reviewDate: BusinessDate): BusinessDate => addDays(reviewDate, -renewalDays)
