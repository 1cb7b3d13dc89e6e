import { findDrawdown } from '../data/drawdowns.ts'
import { mailOwner } from '../mails/mail-owner.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { moneyText } from '../words/format.ts'
import { drawdownWords } from '../words/load-words.ts'

export const onDrawdownDecided: Subscriber<'drawdown-decided'> = async (
  { companyId, drawdownId, decision },
  deps,
  delivery,
) => {
  const drawdown = await findDrawdown(deps.table, companyId, drawdownId)
  if (!drawdown) throw new Error(`there is no drawdown ${drawdownId}`)
  const { currency, price } = drawdown
  await leaveMessage(
    companyId,
    { kind: `drawdown-${decision}`, amount: { cents: price.amountCents, currency } },
    deps,
    delivery,
  )
  await mailOwner(companyId, deps, async ({ locale, linkTo }) => ({
    words: (await drawdownWords[locale]()).words[decision],
    ...(decision === 'rejected' ? { actionUrl: linkTo('limit') } : {}),
    facts: { amount: moneyText(price.amountCents, currency) },
  }))
}
