import { findLimitRequest } from '../data/limit-requests.ts'
import { mailOwner } from '../mails/mail-owner.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { moneyText } from '../words/format.ts'
import { creditWords } from '../words/load-words.ts'

export const onLimitRequestDecided: Subscriber<'limit-request-decided'> = async (
  { companyId, requestId, decision },
  deps,
  delivery,
) => {
  const request = await findLimitRequest(deps.table, companyId, requestId)
  if (!request) throw new Error(`there is no request ${requestId}`)
  const { approvedCents, preLimitCents, currency, rejectReason } = request
  const cents = approvedCents ?? preLimitCents
  await leaveMessage(
    companyId,
    { kind: `limit-request-${decision}`, limit: { cents, currency } },
    deps,
    delivery,
  )
  await mailOwner(companyId, `limit-request-${decision}`, deps, async ({ locale, linkTo }) => ({
    words: (await creditWords[locale]()).words.limit[decision],
    actionUrl: linkTo(decision === 'offered' ? 'increaseLimit' : 'limit'),
    facts: {
      limit: moneyText(decision === 'lapsed' ? preLimitCents : cents, currency),
      ...(rejectReason ? { rejectReason } : {}),
    },
  }))
}
