import { findFacility } from '../data/facilities.ts'
import { mailCompanyOwner } from '../mails/mail-company-owner.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { dateText, moneyText } from '../translations/format.ts'
import { creditTranslations } from '../translations/load-translations.ts'

export const onFacilityActivated: Subscriber<'facility-activated'> = async (
  { companyId, facilityId },
  deps,
  delivery,
) => {
  const facility = await findFacility(deps.table, facilityId)
  if (!facility) throw new Error(`there is no facility ${facilityId}`)
  const { balances, currency } = facility
  await createUserMessage(
    companyId,
    { kind: 'limit-granted', limit: { cents: balances.limit, currency } },
    deps,
    delivery,
  )
  await mailCompanyOwner(companyId, 'limit-granted', deps, async ({ locale, companyName, linkTo }) => ({
    translations: (await creditTranslations[locale]()).translations.facilityActivated,
    actionUrl: linkTo('limit'),
    values: { company: companyName },
    facts: {
      limit: moneyText(balances.limit, currency),
      effectiveDate: dateText(facility.effectiveDate, locale),
      nextReview: dateText(facility.nextReviewDate, locale),
    },
  }))
}
