import { addDays, type BusinessDate } from '../time/business-date.ts'

/**
 * The day of the next action about a past-due facility. Before a follow-up is agreed, and if the agreed day belongs to an
 * earlier delay, it is the day since which the facility is past due.
 */
export const nextActionDay = (since: BusinessDate, followUp: BusinessDate | undefined): BusinessDate =>
  followUp !== undefined && followUp > since ? followUp : since

/** A promise is followed up on the day after its last. */
export const followUpOfPromise = (promisedFor: BusinessDate): BusinessDate => addDays(promisedFor, 1)
