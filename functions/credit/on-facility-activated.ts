import { findFacility } from '../data/facilities.ts'
import type { Subscriber } from '../events/subscriber.ts'
import { mailOwner } from '../mails/mail-owner.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import { dateText, moneyText } from '../papers/words/formats.ts'
import { facilityActivatedWords } from './mails.ts'

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
  await mailOwner(companyId, deps, ({ locale, companyName, lineUrl }) => {
    const words = facilityActivatedWords[locale]
    return {
      subject: words.subject,
      heading: words.heading,
      paragraphs: words.paragraphs(companyName),
      facts: [
        { label: words.limit, value: moneyText(balances.limit, currency) },
        { label: words.effectiveDate, value: dateText(facility.effectiveDate, locale) },
        { label: words.nextReview, value: dateText(facility.nextReviewDate, locale) },
      ],
      action: { label: words.action, url: `${lineUrl}/home` },
    }
  })
}
