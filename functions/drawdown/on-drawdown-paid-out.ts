import { requestRecalculation } from '../credit/request-recalculation.ts'
import { findDrawdown } from '../data/drawdowns.ts'
import type { Subscriber } from '../events/subscriber.ts'
import { mailOwner } from '../mails/mail-owner.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import { dateText, moneyText } from '../papers/words/formats.ts'
import { composeDrawdownMail } from './compose-drawdown-mail.ts'

export const onDrawdownPaidOut: Subscriber<'drawdown-paid-out'> = async (
  { companyId, drawdownId },
  deps,
  delivery,
) => {
  const drawdown = await findDrawdown(deps.table, companyId, drawdownId)
  if (!drawdown) throw new Error(`there is no drawdown ${drawdownId}`)
  const { price, currency, productCode } = drawdown
  await requestRecalculation({ companyId, productCode, asOf: price.drawdownDate }, deps)
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
  await mailOwner(companyId, deps, (reader) =>
    composeDrawdownMail(reader, 'paidOut', {
      amount: moneyText(price.amountCents, currency),
      rate: `${price.ratePercent}%`,
      dueDate: dateText(price.dueDate, reader.locale),
      interest: moneyText(price.interestCents, currency),
      total: moneyText(price.totalCents, currency),
    }),
  )
}
