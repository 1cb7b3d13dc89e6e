import { addDays, type BusinessDate } from '../time/business-date.ts'

/** So many days before its review date a facility's renewal can be asked for, and its end is told. */
export const renewalDays = 30

/** So many days before its review date sellers are told of it. */
export const reviewReminderDays = [renewalDays, 7, 1] as const

/** What has to hold before a renewal can be asked for, in the order in which it is shown. */
export const renewalRequirements = ['nothingOverdue', 'shopsRead', 'companyVerified'] as const
export type RenewalRequirement = (typeof renewalRequirements)[number]

export const renewalOpensOn = (reviewDate: BusinessDate): BusinessDate => addDays(reviewDate, -renewalDays)
