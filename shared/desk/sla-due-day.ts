import { complaintDueOn } from '../complaints/complaints.ts'
import { payBy } from '../drawdown/payout-time.ts'
import { kycDecisionDueOn } from '../kyc/review-time.ts'
import { bookedBy } from '../repayment/booking-time.ts'
import { ratingParameters } from '../risk-rating/rating-parameters.ts'
import { addDays, type BusinessDate, businessDate } from '../time/business-date.ts'
import type { WorkKind } from './work.ts'

const bookReported = (since: string): BusinessDate => bookedBy(businessDate(new Date(since)))

/** The day by which work of a kind is promised or targeted, by the instant since which it waits. */
export const slaDueDay: Partial<Record<WorkKind, (since: string) => BusinessDate>> = {
  kyc: kycDecisionDueOn,
  'kyc-review': (since) => addDays(businessDate(new Date(since)), ratingParameters.noticeDays),
  complaint: (since) => complaintDueOn(businessDate(new Date(since))),
  payout: payBy,
  payment: bookReported,
  payoff: bookReported,
}
