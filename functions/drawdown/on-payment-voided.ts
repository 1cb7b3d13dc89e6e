import { chargeAsOf, sumOfKinds } from '../../shared/drawdown/charge-order.ts'
import { businessDate } from '../../shared/time/business-date.ts'
import { findChargeOrder } from '../data/charge-orders.ts'
import { findPayment } from '../data/payments.ts'
import { moneyText } from '../documents/words/formats.ts'
import type { Subscriber } from '../events/subscriber.ts'
import { mailOwner } from '../messages/mail-owner.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import { composeDrawdownMail } from './compose-drawdown-mail.ts'

export const onPaymentVoided: Subscriber<'payment-voided'> = async (
  { companyId, chargeId, paymentId },
  deps,
  delivery,
) => {
  const [stored, payment] = await Promise.all([
    findChargeOrder(deps.table, companyId, chargeId),
    findPayment(deps.table, companyId, paymentId),
  ])
  if (!stored || !payment) throw new Error(`there is no payment ${paymentId}`)
  const { currency, owedCents } = chargeAsOf(stored, businessDate(deps.clock()))
  const { reportedCents, reference } = payment
  await leaveMessage(
    companyId,
    { kind: 'payment-voided', reported: { cents: reportedCents, currency } },
    deps,
    delivery,
  )
  await mailOwner(companyId, deps, (reader) =>
    composeDrawdownMail(reader, 'paymentVoided', {
      reported: moneyText(reportedCents, currency),
      reference,
      outstanding: moneyText(sumOfKinds(owedCents), currency),
    }),
  )
}
