import { addDays, type BusinessDate } from '../time/business-date.ts'

/**
 * The day of the next action on a past-due facility: the agreed follow-up, or the day since which it is past due if
 * none is agreed for a later day.
 */
export const nextActionDay = (since: BusinessDate, followUp: BusinessDate | undefined): BusinessDate =>
  followUp !== undefined && followUp > since ? followUp : since

/** A promise is followed up on the day after the promised one. */
export const followUpOfPromise = (promisedFor: BusinessDate): BusinessDate => addDays(promisedFor, 1)
