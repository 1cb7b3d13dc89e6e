import { findFacility } from '../data/facilities.ts'
import { mailCompanyOwner } from '../mails/mail-company-owner.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { dateText, moneyText } from '../translations/format.ts'
import { creditTranslations } from '../translations/load-translations.ts'

/** Notifies the seller of an upcoming review; not if the facility was renewed or ended since. */
export const onFacilityReviewSoon: Subscriber<'facility-review-soon'> = async (
  { companyId, facilityId, reviewDate },
  deps,
  delivery,
) => {
  const facility = await findFacility(deps.table, facilityId)
  if (!facility) throw new Error(`there is no facility ${facilityId}`)
  if (facility.status !== 'active' || facility.nextReviewDate !== reviewDate) return
  await createUserMessage(companyId, { kind: 'facility-review-soon', reviewDate }, deps, delivery)
  await mailCompanyOwner(companyId, 'facility-review-soon', deps, async ({ locale, linkTo }) => ({
    translations: (await creditTranslations[locale]()).translations.facilityReviewSoon,
    values: { date: dateText(reviewDate, locale) },
    actionUrl: linkTo('facility'),
    facts: {
      limit: moneyText(facility.balances.limit, facility.currency),
      nextReview: dateText(reviewDate, locale),
    },
  }))
}
