import { findRenewalRequest } from '../data/renewal-requests.ts'
import { mailOwner } from '../mails/mail-owner.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { dateText } from '../words/format.ts'
import { creditWords } from '../words/load-words.ts'

export const onRenewalWithdrawn: Subscriber<'renewal-withdrawn'> = async (
  { companyId, requestId },
  deps,
  delivery,
) => {
  const request = await findRenewalRequest(deps.table, companyId, requestId)
  if (!request) throw new Error(`there is no request ${requestId}`)
  const { reviewDate } = request
  await leaveMessage(companyId, { kind: 'renewal-withdrawn', reviewDate }, deps, delivery)
  await mailOwner(companyId, 'renewal-withdrawn', deps, async ({ locale, linkTo }) => ({
    words: (await creditWords[locale]()).words.renewal.withdrawn,
    actionUrl: linkTo('facility'),
    facts: { nextReview: dateText(reviewDate, locale) },
  }))
}
