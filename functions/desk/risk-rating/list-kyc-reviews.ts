import { businessDate } from '#shared/time/business-date.ts'
import { kycReviewDueOn, listDueKycReviews, noticeOfReview, ratingInForce } from '../../data/risk-ratings.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { workQueuePage } from '../engine/work-queue-page.ts'
import { shownReasons } from './shown-reasons.ts'

export const listKycReviewsAct: RunAct<'kyc-review-list'> = async (asked, { actor, permits }, deps) => {
  const showsAlerts = await permits('flow-alert-list')
  return {
    ok: true,
    ...(await workQueuePage(
      {
        kind: 'kyc-review',
        list: (limit, after) => listDueKycReviews(deps.table, limit, after),
        describe: (rating) => {
          const { companyId, reasons, reviewed, computedAt } = rating
          const dueOn = kycReviewDueOn(rating) ?? businessDate(new Date(computedAt))
          return {
            companyId,
            riskRating: ratingInForce(rating),
            ratingReasons: shownReasons(reasons, { showsAlerts }).map(({ reason }) => reason),
            kycReviewedAt: reviewed?.at ?? computedAt,
            noticedAt: noticeOfReview(dueOn).toISOString(),
            kycReviewDueOn: dueOn,
          }
        },
      },
      asked,
      actor,
      deps,
    )),
  }
}
