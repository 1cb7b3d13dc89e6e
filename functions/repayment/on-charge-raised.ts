import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { findChargeOrder } from '../data/charge-orders.ts'
import { composeDrawdownMail } from '../drawdown/compose-drawdown-mail.ts'
import type { Subscriber } from '../events/subscriber.ts'
import { mailOwner } from '../mails/mail-owner.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import { dateText, moneyText } from '../papers/words/formats.ts'
import { payToFacts } from './pay-to-facts.ts'

export const onChargeRaised: Subscriber<'charge-raised'> = async (
  { companyId, chargeId },
  deps,
  delivery,
) => {
  const charge = await findChargeOrder(deps.table, companyId, chargeId)
  if (!charge) throw new Error(`there is no charge order ${chargeId}`)
  const { chargedCents, currency, dueDate } = charge
  await leaveMessage(
    companyId,
    { kind: 'charge-raised', total: { cents: sumOfKinds(chargedCents), currency }, dueDate },
    deps,
    delivery,
  )
  await mailOwner(companyId, deps, (reader) =>
    composeDrawdownMail(reader, 'charged', {
      dueDate: dateText(dueDate, reader.locale),
      principal: moneyText(chargedCents.principal, currency),
      interest: moneyText(chargedCents.interest, currency),
      total: moneyText(sumOfKinds(chargedCents), currency),
      ...payToFacts(deps.config),
      reference: chargeId,
    }),
  )
}
