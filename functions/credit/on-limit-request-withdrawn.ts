import { findLimitRequest } from '../data/limit-requests.ts'
import { mailCompanyOwner } from '../mails/mail-company-owner.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { moneyText } from '../translations/format.ts'
import { creditTranslations } from '../translations/load-translations.ts'

export const onLimitRequestWithdrawn: Subscriber<'limit-request-withdrawn'> = async (
  { companyId, requestId },
  deps,
  delivery,
) => {
  const request = await findLimitRequest(deps.table, companyId, requestId)
  if (!request) throw new Error(`there is no request ${requestId}`)
  const { preLimitCents, currency } = request
  await createUserMessage(
    companyId,
    { kind: 'limit-request-withdrawn', limit: { cents: preLimitCents, currency } },
    deps,
    delivery,
  )
  await mailCompanyOwner(companyId, 'limit-request-withdrawn', deps, async ({ locale, linkTo }) => ({
    translations: (await creditTranslations[locale]()).translations.limit.withdrawn,
    actionUrl: linkTo('limit'),
    facts: { limit: moneyText(preLimitCents, currency) },
  }))
}
