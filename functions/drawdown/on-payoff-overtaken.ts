import { sumOfKinds } from '../../shared/drawdown/charge-order.ts'
import { findChargeOrder } from '../data/charge-orders.ts'
import { findPayment } from '../data/payments.ts'
import { dateText, moneyText } from '../documents/words/formats.ts'
import type { Subscriber } from '../events/subscriber.ts'
import { mailOwner } from '../messages/mail-owner.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import { composeDrawdownMail } from './compose-drawdown-mail.ts'

export const onPayoffOvertaken: Subscriber<'payoff-overtaken'> = async (
  { companyId, chargeId, paymentId },
  deps,
  delivery,
) => {
  const [charge, payment] = await Promise.all([
    findChargeOrder(deps.table, companyId, chargeId),
    findPayment(deps.table, companyId, paymentId),
  ])
  if (!charge || !payment) throw new Error(`there is no payment ${paymentId}`)
  const { currency, dueDate, chargedCents } = charge
  const { reportedCents, reference } = payment
  await leaveMessage(
    companyId,
    { kind: 'payoff-overtaken', reported: { cents: reportedCents, currency } },
    deps,
    delivery,
  )
  await mailOwner(companyId, deps, (reader) =>
    composeDrawdownMail(reader, 'payoffOvertaken', {
      reported: moneyText(reportedCents, currency),
      reference,
      dueDate: dateText(dueDate, reader.locale),
      total: moneyText(sumOfKinds(chargedCents), currency),
    }),
  )
}
