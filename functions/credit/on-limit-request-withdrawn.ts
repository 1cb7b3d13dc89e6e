import { findLimitRequest } from '../data/limit-requests.ts'
import type { Subscriber } from '../events/subscriber.ts'
import { mailOwner } from '../mails/mail-owner.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import { moneyText } from '../papers/words/formats.ts'
import { limitMailWords } from './mails.ts'

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
  await mailOwner(companyId, deps, ({ locale, lineUrl }) => {
    const { limit, action, withdrawn } = limitMailWords[locale]
    return {
      ...withdrawn,
      facts: [{ label: limit, value: moneyText(preLimitCents, currency) }],
      action: { label: action, url: `${lineUrl}/home` },
    }
  })
}
