import { findRenewalRequest } from '../data/renewal-requests.ts'
import { mailCompanyOwner } from '../mails/mail-company-owner.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { dateText, moneyText } from '../translations/format.ts'
import { creditTranslations } from '../translations/load-translations.ts'

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
  await createUserMessage(
    companyId,
    { kind: `renewal-${decision}`, limit: { cents, currency }, reviewDate: date },
    deps,
    delivery,
  )
  await mailCompanyOwner(companyId, `renewal-${decision}`, deps, async ({ locale, linkTo }) => ({
    translations: (await creditTranslations[locale]()).translations.renewal[decision],
    actionUrl: linkTo('facility'),
    facts: {
      limit: moneyText(cents, currency),
      nextReview: dateText(date, locale),
      ...(rejectReason ? { rejectReason } : {}),
    },
  }))
}
