import { renewalDays } from '#shared/credit/renewal.ts'
import { type BusinessDate, daysBetween } from '#shared/time/business-date.ts'
import type { FacilitySummary } from './facility-queries.ts'

/** The state of a facility's end: ended, close to its review, or neither. */
export const reviewState = (
  { status, next_review_date: reviewDate }: Pick<FacilitySummary, 'status' | 'next_review_date'>,
  today: BusinessDate,
): 'closed' | 'expired' | 'soon' | 'ahead' => {
  if (status !== 'active') return status
  return daysBetween(today, reviewDate) <= renewalDays ? 'soon' : 'ahead'
}
