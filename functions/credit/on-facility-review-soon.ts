import { findFacility } from '../data/facilities.ts'
import { mailOwner } from '../mails/mail-owner.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { dateText, moneyText } from '../words/format.ts'
import { creditWords } from '../words/load-words.ts'

/** Tells of a review that is near; not where the facility was renewed or ended since. */
export const onFacilityReviewSoon: Subscriber<'facility-review-soon'> = async (
  { companyId, facilityId, reviewDate },
  deps,
  delivery,
) => {
  const facility = await findFacility(deps.table, facilityId)
  if (!facility) throw new Error(`there is no facility ${facilityId}`)
  if (facility.status !== 'active' || facility.nextReviewDate !== reviewDate) return
  await leaveMessage(companyId, { kind: 'facility-review-soon', reviewDate }, deps, delivery)
  await mailOwner(companyId, 'facility-review-soon', deps, async ({ locale, linkTo }) => ({
    words: (await creditWords[locale]()).words.facilityReviewSoon,
    values: { date: dateText(reviewDate, locale) },
    actionUrl: linkTo('facility'),
    facts: {
      limit: moneyText(facility.balances.limit, facility.currency),
      nextReview: dateText(reviewDate, locale),
    },
  }))
}
