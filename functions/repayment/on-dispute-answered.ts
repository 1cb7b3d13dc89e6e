import { chargeAsOf, sumOfKinds } from '#shared/repayment/charge-order.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findChargeOrder } from '../data/charge-orders.ts'
import { mailCompanyOwner } from '../mails/mail-company-owner.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { dateText, moneyText } from '../translations/format.ts'
import { repaymentTranslations } from '../translations/load-translations.ts'
import { owedFacts } from './parts-facts.ts'
import { payToFacts } from './pay-to-facts.ts'

export const onDisputeAnswered: Subscriber<'dispute-answered'> = async (
  { companyId, chargeId, outcome },
  deps,
  delivery,
) => {
  const stored = await findChargeOrder(deps.table, companyId, chargeId)
  if (!stored) throw new Error(`there is no charge order ${chargeId}`)
  const charge = chargeAsOf(stored, businessDate(deps.clock()))
  const { currency, dueDate, owedCents, drawdownId, disputes } = charge
  const owed = sumOfKinds(owedCents)
  await createUserMessage(
    companyId,
    {
      kind: outcome === 'upheld' ? 'dispute-upheld' : 'dispute-rejected',
      outstanding: { cents: owed, currency },
    },
    deps,
    delivery,
  )
  const answer = disputes?.findLast((dispute) => dispute.outcome === outcome)?.answer
  await mailCompanyOwner(companyId, 'bills', deps, async ({ locale, linkTo }) => ({
    translations: (await repaymentTranslations[locale]()).translations[
      outcome === 'upheld' ? 'disputeUpheld' : 'disputeRejected'
    ],
    actionUrl: linkTo('charge', chargeId),
    facts: {
      ...(answer ? { answer } : {}),
      dueDate: dateText(dueDate, locale),
      ...owedFacts(charge),
      outstanding: moneyText(owed, currency),
      ...(owed > 0 ? payToFacts(drawdownId, deps.config) : {}),
    },
  }))
}
