import { findLimitRequest } from '../data/limit-requests.ts'
import { mailOwner } from '../mails/mail-owner.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { moneyText } from '../words/format.ts'
import { creditWords } from '../words/load-words.ts'

export const onLimitRequestWithdrawn: Subscriber<'limit-request-withdrawn'> = async (
  { companyId, requestId },
  deps,
  delivery,
) => {
  const request = await findLimitRequest(deps.table, companyId, requestId)
  if (!request) throw new Error(`there is no request ${requestId}`)
  const { preLimitCents, currency } = request
  await leaveMessage(
    companyId,
    { kind: 'limit-request-withdrawn', limit: { cents: preLimitCents, currency } },
    deps,
    delivery,
  )
  await mailOwner(companyId, 'limit-request-withdrawn', deps, async ({ locale, linkTo }) => ({
    words: (await creditWords[locale]()).words.limit.withdrawn,
    actionUrl: linkTo('limit'),
    facts: { limit: moneyText(preLimitCents, currency) },
  }))
}
