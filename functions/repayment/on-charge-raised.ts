import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { findChargeOrder } from '../data/charge-orders.ts'
import { mailOwner } from '../mails/mail-owner.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { dateText, moneyText } from '../words/format.ts'
import { repaymentWords } from '../words/load-words.ts'
import { partsFacts } from './parts-facts.ts'
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
  await mailOwner(companyId, deps, async ({ locale, linkTo }) => ({
    words: (await repaymentWords[locale]()).words.charged,
    actionUrl: linkTo('charge', chargeId),
    facts: {
      dueDate: dateText(dueDate, locale),
      ...partsFacts(chargedCents, currency),
      total: moneyText(sumOfKinds(chargedCents), currency),
      ...payToFacts(charge.drawdownId, deps.config),
    },
  }))
}
