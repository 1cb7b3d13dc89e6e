import { findLimitRequest } from '../data/limit-requests.ts'
import { mailCompanyOwner } from '../mails/mail-company-owner.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { moneyText } from '../translations/format.ts'
import { creditTranslations } from '../translations/load-translations.ts'

export const onLimitRequestDecided: Subscriber<'limit-request-decided'> = async (
  { companyId, requestId, decision },
  deps,
  delivery,
) => {
  const request = await findLimitRequest(deps.table, companyId, requestId)
  if (!request) throw new Error(`there is no request ${requestId}`)
  const { approvedCents, preLimitCents, currency, rejectReason } = request
  const cents = approvedCents ?? preLimitCents
  await createUserMessage(
    companyId,
    { kind: `limit-request-${decision}`, limit: { cents, currency } },
    deps,
    delivery,
  )
  await mailCompanyOwner(companyId, `limit-request-${decision}`, deps, async ({ locale, linkTo }) => ({
    translations: (await creditTranslations[locale]()).translations.limit[decision],
    actionUrl: linkTo(decision === 'offered' ? 'increaseLimit' : 'limit'),
    facts: {
      limit: moneyText(decision === 'lapsed' ? preLimitCents : cents, currency),
      ...(rejectReason ? { rejectReason } : {}),
    },
  }))
}
