import { findRenewalRequest } from '../data/renewal-requests.ts'
import { mailOwner } from '../mails/mail-owner.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { dateText, moneyText } from '../words/format.ts'
import { creditWords } from '../words/load-words.ts'

export const onRenewalDecided: Subscriber<'renewal-decided'> = async (
  { companyId, requestId, decision },
  deps,
  delivery,
) => {
  const request = await findRenewalRequest(deps.table, companyId, requestId)
  if (!request) throw new Error(`there is no request ${requestId}`)
  const { approvedCents, preLimitCents, currency, reviewDate, nextReviewDate, rejectReason } = request
  const cents = approvedCents ?? preLimitCents
  const date = nextReviewDate ?? reviewDate
  await leaveMessage(
    companyId,
    { kind: `renewal-${decision}`, limit: { cents, currency }, reviewDate: date },
    deps,
    delivery,
  )
  await mailOwner(companyId, `renewal-${decision}`, deps, async ({ locale, linkTo }) => ({
    words: (await creditWords[locale]()).words.renewal[decision],
    actionUrl: linkTo('facility'),
    facts: {
      limit: moneyText(cents, currency),
      nextReview: dateText(date, locale),
      ...(rejectReason ? { rejectReason } : {}),
    },
  }))
}
