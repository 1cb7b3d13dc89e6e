import { findRenewalRequest } from '../data/renewal-requests.ts'
import { mailCompanyOwner } from '../mails/mail-company-owner.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { dateText } from '../translations/format.ts'
import { creditTranslations } from '../translations/load-translations.ts'

export const onRenewalWithdrawn: Subscriber<'renewal-withdrawn'> = async (
  { companyId, requestId },
  deps,
  delivery,
) => {
  const request = await findRenewalRequest(deps.table, companyId, requestId)
  if (!request) throw new Error(`there is no request ${requestId}`)
  const { reviewDate } = request
  await createUserMessage(companyId, { kind: 'renewal-withdrawn', reviewDate }, deps, delivery)
  await mailCompanyOwner(companyId, 'renewal-withdrawn', deps, async ({ locale, linkTo }) => ({
    translations: (await creditTranslations[locale]()).translations.renewal.withdrawn,
    actionUrl: linkTo('facility'),
    facts: { nextReview: dateText(reviewDate, locale) },
  }))
}
