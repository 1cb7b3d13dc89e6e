import { recalculateAfterPayout } from '../credit/request-recalculation.ts'
import { findDrawdown } from '../data/drawdowns.ts'
import { mailOwner } from '../mails/mail-owner.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { dateText, moneyText, percentText } from '../words/format.ts'
import { drawdownWords } from '../words/load-words.ts'

export const onDrawdownPaidOut: Subscriber<'drawdown-paid-out'> = async (
  { companyId, drawdownId },
  deps,
  delivery,
) => {
  const drawdown = await findDrawdown(deps.table, companyId, drawdownId)
  if (!drawdown) throw new Error(`there is no drawdown ${drawdownId}`)
  const { price, currency, productCode } = drawdown
  await recalculateAfterPayout({ companyId, productCode, asOf: price.drawdownDate }, deps)
  await leaveMessage(
    companyId,
    {
      kind: 'drawdown-paid-out',
      amount: { cents: price.amountCents, currency },
      total: { cents: price.totalCents, currency },
      dueDate: price.dueDate,
    },
    deps,
    delivery,
  )
  await mailOwner(companyId, deps, async ({ locale }) => ({
    words: (await drawdownWords[locale]()).words.paidOut,
    facts: {
      amount: moneyText(price.amountCents, currency),
      rate: percentText(price.ratePercent),
      dueDate: dateText(price.dueDate, locale),
      interest: moneyText(price.interestCents, currency),
      total: moneyText(price.totalCents, currency),
    },
  }))
}
