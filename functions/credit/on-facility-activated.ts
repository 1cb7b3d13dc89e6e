import { findFacility } from '../data/facilities.ts'
import { mailOwner } from '../mails/mail-owner.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { dateText, moneyText } from '../words/format.ts'
import { creditWords } from '../words/load-words.ts'

export const onFacilityActivated: Subscriber<'facility-activated'> = async (
  { companyId, facilityId },
  deps,
  delivery,
) => {
  const facility = await findFacility(deps.table, facilityId)
  if (!facility) throw new Error(`there is no facility ${facilityId}`)
  const { balances, currency } = facility
  await leaveMessage(
    companyId,
    { kind: 'limit-granted', limit: { cents: balances.limit, currency } },
    deps,
    delivery,
  )
  await mailOwner(companyId, 'limit-granted', deps, async ({ locale, companyName, linkTo }) => ({
    words: (await creditWords[locale]()).words.facilityActivated,
    actionUrl: linkTo('limit'),
    values: { company: companyName },
    facts: {
      limit: moneyText(balances.limit, currency),
      effectiveDate: dateText(facility.effectiveDate, locale),
      nextReview: dateText(facility.nextReviewDate, locale),
    },
  }))
}
