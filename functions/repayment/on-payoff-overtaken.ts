import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { mailOwner } from '../mails/mail-owner.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { dateText, moneyText } from '../words/format.ts'
import { repaymentWords } from '../words/load-words.ts'
import { findChargeAndPayment } from './find-charge-and-payment.ts'
import { partsFacts } from './parts-facts.ts'

export const onPayoffOvertaken: Subscriber<'payoff-overtaken'> = async (
  { companyId, chargeId, paymentId },
  deps,
  delivery,
) => {
  const { charge, payment } = await findChargeAndPayment(deps.table, { companyId, chargeId, paymentId })
  const { currency, dueDate, chargedCents } = charge
  const { reportedCents, reference } = payment
  await leaveMessage(
    companyId,
    { kind: 'payoff-overtaken', reported: { cents: reportedCents, currency } },
    deps,
    delivery,
  )
  await mailOwner(companyId, 'payoff-overtaken', deps, async ({ locale, linkTo }) => ({
    words: (await repaymentWords[locale]()).words.payoffOvertaken,
    actionUrl: linkTo('charge', chargeId),
    facts: {
      reported: moneyText(reportedCents, currency),
      reference,
      dueDate: dateText(dueDate, locale),
      ...partsFacts(chargedCents, currency, charge.packetCents),
      total: moneyText(sumOfKinds(chargedCents), currency),
    },
  }))
}
