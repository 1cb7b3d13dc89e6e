import { findDrawdown } from '../data/drawdowns.ts'
import { mailOwner } from '../mails/mail-owner.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { dateText, moneyText } from '../words/format.ts'
import { repaymentWords } from '../words/load-words.ts'

export const onPayoffVoided: Subscriber<'payoff-voided'> = async (
  { companyId, drawdownId, reportedCents, reference },
  deps,
  delivery,
) => {
  const drawdown = await findDrawdown(deps.table, companyId, drawdownId)
  if (!drawdown) throw new Error(`there is no drawdown ${drawdownId}`)
  const { price, currency } = drawdown
  await leaveMessage(
    companyId,
    { kind: 'payoff-voided', reported: { cents: reportedCents, currency } },
    deps,
    delivery,
  )
  await mailOwner(companyId, 'payoff-voided', deps, async ({ locale }) => ({
    words: (await repaymentWords[locale]()).words.payoffVoided,
    facts: {
      reported: moneyText(reportedCents, currency),
      reference,
      dueDate: dateText(price.dueDate, locale),
      total: moneyText(price.totalCents, currency),
    },
  }))
}
