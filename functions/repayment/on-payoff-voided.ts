import { findDrawdown } from '../data/drawdowns.ts'
import { composeDrawdownMail } from '../drawdown/compose-drawdown-mail.ts'
import type { Subscriber } from '../events/subscriber.ts'
import { mailOwner } from '../mails/mail-owner.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import { dateText, moneyText } from '../papers/words/formats.ts'

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
  await mailOwner(companyId, deps, (reader) =>
    composeDrawdownMail(reader, 'payoffVoided', {
      reported: moneyText(reportedCents, currency),
      reference,
      dueDate: dateText(price.dueDate, reader.locale),
      total: moneyText(price.totalCents, currency),
    }),
  )
}
